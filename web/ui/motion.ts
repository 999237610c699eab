/** Whether the person asked the machine for less movement. */
export const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
