/** The class names that hold, in one string. */
export const classes = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
