const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)

/** 13,200,000 bytes are "13.2 MB". */
export const size = (bytes: number) => `${megabytes(bytes)} MB`

/** "4.1 of 13.2 MB". */
export const sizeOf = (sent: number, total: number) => `${megabytes(sent)} of ${size(total)}`
