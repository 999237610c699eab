/** 13,200,000 bytes are "13.2". */
export const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)
