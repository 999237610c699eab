import type { Head, Piece, Shelf } from './takes.ts'

let opening: Promise<IDBDatabase> | undefined

/** The browser's own database. Where it is forbidden (some private windows), every call fails. */
export const shelf: Shelf = {
  putHead: (head) => write('heads', (heads) => heads.put(head)),
  putPiece: (piece) => write('pieces', (pieces) => pieces.put(piece)),
  heads: () => read<Head[]>('heads', (heads) => heads.getAll()),
  pieces: (attempt) => read<Piece[]>('pieces', (pieces) => pieces.getAll(allOf(attempt))),
  remove: async (attempt) => {
    await write('heads', (heads) => heads.delete(attempt))
    await write('pieces', (pieces) => pieces.delete(allOf(attempt)))
  },
}

const allOf = (attempt: string) => IDBKeyRange.bound([attempt, 0], [attempt, Number.POSITIVE_INFINITY])

function open() {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('heatcheck-takes', 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('heads', { keyPath: 'attempt' })
      request.result.createObjectStore('pieces', { keyPath: ['attempt', 'order'] })
    }
    request.onsuccess = () => {
      // Another tab with a newer version must not wait for this one.
      request.result.onversionchange = () => request.result.close()
      request.result.onclose = () => {
        opening = undefined
      }
      resolve(request.result)
    }
    request.onerror = () => {
      opening = undefined
      reject(request.error)
    }
  })
  return opening
}

async function write(store: string, change: (store: IDBObjectStore) => IDBRequest) {
  const transaction = (await open()).transaction(store, 'readwrite')
  change(transaction.objectStore(store))
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}

async function read<Result>(store: string, ask: (store: IDBObjectStore) => IDBRequest<Result>) {
  const request = ask((await open()).transaction(store).objectStore(store))
  return new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
