/** A newer build has taken over while this page was open: the next page is loaded whole. */
let isStale = false
export const markStale = () => {
  isStale = true
}
export const wasOvertaken = () => isStale
