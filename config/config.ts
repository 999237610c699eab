import { homedir } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'

const MB = 1024 * 1024
const onOff = (name: string, fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'], `${name} is "on" or "off".`)
    .default(fallback)
    .transform((value) => value === 'on')
const whole = (name: string, fallback: number, least = 1, most = Number.MAX_SAFE_INTEGER) =>
  z
    .string()
    .regex(/^\d+$/, `${name} is a whole number.`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `${name} is a whole number from ${least} to ${most}.`)
    .default(fallback)
const address = (name: string, protocols: RegExp, example: string) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.test(new URL(value).protocol),
      `${name} is an address like ${example}.`,
    )
    .optional()

/** Everything that the environment may set. Each name is explained in the README's table. */
const Environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: whole('PORT', 3000, 1, 65535),
  DATA_DIR: z.string().default('data'),
  CONTENT_FILE: z.string().optional(),
  DATABASE_URL: address('DATABASE_URL', /^postgres(ql)?:$/, 'postgres://user:password@host:5432/name'),
  DATABASE_NAMED_STATEMENTS: onOff('DATABASE_NAMED_STATEMENTS', 'on'),
  DATABASE_POOL: whole('DATABASE_POOL', 12, 2, 200),
  PUBLIC_URL: address('PUBLIC_URL', /^https?:$/, 'https://heatcheck.example'),
  TRUST_PROXY: onOff('TRUST_PROXY', 'off'),
  DEMO: onOff('DEMO', 'on'),
  JOBS: onOff('JOBS', 'on'),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      'LOG_LEVEL is trace, debug, info, warn, error or silent.',
    )
    .default('warn'),

  STORAGE: z.enum(['folder', 's3'], 'STORAGE is "folder" or "s3".').default('folder'),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: address('S3_ENDPOINT', /^https?:$/, 'https://storage.example'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),

  AUDIO_MAX_MB: whole('AUDIO_MAX_MB', 100),
  AUDIO_MAX_MINUTES: whole('AUDIO_MAX_MINUTES', 20),
  IMAGE_MAX_MB: whole('IMAGE_MAX_MB', 10),
  IMAGE_MAX_MEGAPIXELS: whole('IMAGE_MAX_MEGAPIXELS', 50),
  VIDEO_MAX_MB: whole('VIDEO_MAX_MB', 100),
  VIDEO_MAX_SECONDS: whole('VIDEO_MAX_SECONDS', 60),

  CASH_OUT_POINTS_PER_USD: whole('CASH_OUT_POINTS_PER_USD', 100, 1, 1_000_000),
  CASH_OUT_MINIMUM: whole('CASH_OUT_MINIMUM', 1000, 1, 1_000_000_000),

  SPEECH_URL: address('SPEECH_URL', /^https?:$/, 'https://speech.example/v1'),
  SPEECH_API_KEY: z.string().optional(),
  SPEECH_MODEL: z.string().default('whisper-1'),
  SPEECH_FETCH: onOff('SPEECH_FETCH', 'on'),
  WHISPER_MODEL_DIR: z.string().optional(),
  WHISPER_MODEL_URL: address('WHISPER_MODEL_URL', /^https?:$/, 'https://hub.example/whisper-base.en').default(
    'https://huggingface.co/csukuangfj/sherpa-onnx-whisper-base.en/resolve/main',
  ),
})

export type Config = ReturnType<typeof readConfig>

/** Thrown with one sentence for each setting that is wrong, each naming its setting. */
export class ConfigError extends Error {}

const absolute = (path: string) => resolve(path.replace(/^~(?=\/|$)/, homedir()))

/** Reads and checks every setting once. Sizes are in bytes, durations in seconds; `DATA_DIR` becomes absolute. */
export function readConfig(environment: Record<string, string | undefined>) {
  // An empty value means "not set": shells and service files often leave one behind.
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = Environment.safeParse(set)
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues
        .map((issue) =>
          issue.message.includes(String(issue.path[0])) ? issue.message : `${String(issue.path[0])}: ${issue.message}`,
        )
        .join('\n'),
    )
  }
  const env = parsed.data
  if (env.STORAGE === 's3' && !env.S3_BUCKET)
    throw new ConfigError('STORAGE is "s3", so S3_BUCKET must name the bucket.')
  if (!env.S3_ACCESS_KEY_ID !== !env.S3_SECRET_ACCESS_KEY)
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set together, or neither is.')

  return {
    host: env.HOST,
    port: env.PORT,
    dataDir: absolute(env.DATA_DIR),
    contentFile: env.CONTENT_FILE && absolute(env.CONTENT_FILE),
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    trustProxy: env.TRUST_PROXY,
    demo: env.DEMO,
    jobs: env.JOBS,
    logLevel: env.LOG_LEVEL,
    database: { url: env.DATABASE_URL, named: env.DATABASE_NAMED_STATEMENTS, connections: env.DATABASE_POOL },
    storage: {
      kind: env.STORAGE,
      s3: {
        bucket: env.S3_BUCKET ?? '',
        region: env.S3_REGION,
        endpoint: env.S3_ENDPOINT,
        accessKeyId: env.S3_ACCESS_KEY_ID,
        secretAccessKey: env.S3_SECRET_ACCESS_KEY,
      },
    },
    limits: {
      audio: { bytes: env.AUDIO_MAX_MB * MB, seconds: env.AUDIO_MAX_MINUTES * 60 },
      image: { bytes: env.IMAGE_MAX_MB * MB, pixels: env.IMAGE_MAX_MEGAPIXELS * 1_000_000 },
      video: { bytes: env.VIDEO_MAX_MB * MB, seconds: env.VIDEO_MAX_SECONDS },
    },
    cashOut: { pointsPerUsd: env.CASH_OUT_POINTS_PER_USD, minimum: env.CASH_OUT_MINIMUM },
    speech: {
      url: env.SPEECH_URL,
      key: env.SPEECH_API_KEY,
      model: env.SPEECH_MODEL,
      fetch: env.SPEECH_FETCH,
      whisperModelDir: env.WHISPER_MODEL_DIR,
      whisperModelUrl: env.WHISPER_MODEL_URL,
    },
  }
}
