import { createReadStream } from 'node:fs'
import { unlink } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Place, StorageSettings } from './storage.ts'

/** S3, or anything that speaks it. Its client is large, so it is loaded when the first file is asked for. */
export function openBucket(settings: StorageSettings['storage']['s3']): Place {
  let opened: ReturnType<typeof connect> | undefined
  const bucket = () => {
    opened ??= connect(settings)
    return opened
  }
  return {
    async put(path, key, bytes) {
      const { disk } = await bucket()
      await disk.putStream(key, createReadStream(path), { contentLength: bytes })
      await unlink(path)
    },
    async read(key, range) {
      const { client, GetObjectCommand } = await bucket()
      const Range = range && `bytes=${range.start}-${range.end}`
      const { Body } = await client.send(new GetObjectCommand({ Bucket: settings.bucket, Key: key, Range }))
      if (!(Body instanceof Readable)) throw new Error(`The bucket answered no stream for ${key}.`)
      return Body
    },
    async size(key) {
      const { client, HeadObjectCommand } = await bucket()
      try {
        return (await client.send(new HeadObjectCommand({ Bucket: settings.bucket, Key: key }))).ContentLength
      } catch (error) {
        if ((error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404) return undefined
        throw error
      }
    },
    async remove(key) {
      await (await bucket()).disk.delete(key)
    },
  }
}

async function connect(settings: StorageSettings['storage']['s3']) {
  const [{ Disk }, { S3Driver }, { S3Client, GetObjectCommand, HeadObjectCommand }] = await Promise.all([
    import('flydrive'),
    import('flydrive/drivers/s3'),
    import('@aws-sdk/client-s3'),
  ])
  const { accessKeyId, secretAccessKey } = settings
  const client = new S3Client({
    region: settings.region,
    endpoint: settings.endpoint,
    forcePathStyle: settings.endpoint !== undefined,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    // Most servers that speak S3 do not know the newer trailing checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const disk = new Disk(new S3Driver({ client, bucket: settings.bucket, visibility: 'private', supportsACL: false }))
  return { client, disk, GetObjectCommand, HeadObjectCommand }
}
