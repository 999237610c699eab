/** Seconds into a sound or a film a player asks for a range of it: this one out of a whole answer, as a server would. */
export async function answerRange(whole: Response, header: string | null): Promise<Response> {
  if (!header) return whole
  const blob = await whole.blob()
  const range = readRange(header, blob.size)
  if (!range) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${blob.size}` } })
  const { start, end } = range
  const headers = new Headers(whole.headers)
  headers.set('content-range', `bytes ${start}-${end}/${blob.size}`)
  headers.set('content-length', String(end - start + 1))
  return new Response(blob.slice(start, end + 1, blob.type), { status: 206, headers })
}

/** "bytes=2-5", "bytes=2-" or "bytes=-3": first and last byte, both included. */
export function readRange(header: string, size: number): { start: number; end: number } | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? []
  if (first === '' && last === '') return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start <= end ? { start, end } : null
}
