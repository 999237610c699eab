import { type AnswerOf, addressOf, CallError, type Route, type Sent } from './call.ts'

export type Progress = { sent: number; total: number }

/** A call with a form, telling how much of it has gone: fetch cannot say, XMLHttpRequest can. */
export function send<R extends Route>(
  route: R,
  what: Sent<R> & { form: FormData; onProgress?: (progress: Progress) => void; signal?: AbortSignal },
): Promise<AnswerOf<R>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const { method, url } = addressOf(route, what)
    request.open(method, url)
    request.withCredentials = true
    request.upload.onprogress = ({ loaded, total }) => what.onProgress?.({ sent: loaded, total })
    request.onload = () => {
      try {
        if (request.status < 200 || request.status > 299)
          throw new CallError(request.status, request.statusText, request.responseText)
        resolve(JSON.parse(request.responseText || 'null'))
      } catch (error) {
        reject(error)
      }
    }
    request.onerror = () => reject(new TypeError('The connection broke off.'))
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'))
    what.signal?.addEventListener('abort', () => request.abort(), { once: true })
    if (what.signal?.aborted) return reject(new DOMException('The upload was stopped.', 'AbortError'))
    request.send(what.form)
  })
}
