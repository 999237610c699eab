import { describe, expect, test } from 'vitest'
import { looksLikeAudio, looksLikeImage } from '../files.ts'
import { EMPTY, lacksRequired, readDraft, whyNotGenerate, whyNotUpload, writeDraft } from './form.ts'

const audio = new File(['x'], 'mix.wav', { type: 'audio/wav' })
const fields = { title: 'Glasshouse', artistName: 'Nadir Bloom', genre: 'Electronic', description: '' } as const
const whole = { signedIn: true, fields, audio, mode: 'upload', generated: false } as const

describe('a file is taken for', () => {
  test.each([
    ['song.mp3', 'audio/mpeg'],
    ['song.mp3', 'audio/mp3'],
    ['song.wav', 'audio/wav'],
    ['song.ogg', 'audio/ogg'],
    ['song.aac', 'audio/aac'],
    ['whatever', 'audio/mpeg'],
    ['song.WAV', 'audio/x-wav'],
    ['song.wav', 'audio/vnd.wave'],
    ['song.wav', 'audio/wave'],
    ['song.aac', 'audio/x-aac'],
    ['song.ogg', 'application/ogg'],
    ['song.mp3', ''],
  ])('sound: %s as "%s"', (name, type) => {
    expect(looksLikeAudio({ name, type })).toBe(true)
  })
  test.each([
    ['song.flac', 'audio/flac'],
    ['song.m4a', 'audio/mp4'],
    ['song.mp3', 'text/plain'],
    ['song.mid', 'audio/x-midi'],
    ['song', ''],
    ['cover.png', 'image/png'],
  ])('something else: %s as "%s"', (name, type) => {
    expect(looksLikeAudio({ name, type })).toBe(false)
  })
  test('an image by the four types alone', () => {
    for (const type of ['image/jpeg', 'image/png', 'image/gif', 'image/webp']) {
      expect(looksLikeImage({ name: 'cover', type })).toBe(true)
    }
    expect(looksLikeImage({ name: 'cover.svg', type: 'image/svg+xml' })).toBe(false)
    expect(looksLikeImage({ name: 'cover.png', type: 'text/html' })).toBe(false)
    expect(looksLikeImage({ name: 'cover.webp', type: '' })).toBe(true)
  })
})

describe('a track cannot be uploaded', () => {
  test('by a guest', () => {
    expect(whyNotUpload({ ...whole, signedIn: false })).toEqual({
      title: 'Sign in required',
      description: 'Please sign in to upload tracks.',
    })
  })
  test.each([
    { ...whole, fields: { ...fields, title: '  ' } },
    { ...whole, fields: { ...fields, artistName: '  ' } },
    { ...whole, fields: { ...fields, genre: '' as const } },
    { ...whole, audio: null },
  ])('without title, artist, genre or audio', (form) => {
    expect(lacksRequired(form.fields, form.audio)).toBe(true)
    expect(whyNotUpload(form)).toEqual({
      title: 'Missing fields',
      description: 'Please fill in all required fields including artist name.',
    })
  })
  test('in generate mode without a cover', () => {
    expect(whyNotUpload({ ...whole, mode: 'generate' })).toEqual({
      title: 'Missing cover art',
      description: 'Please generate cover art or switch to upload mode.',
    })
    expect(whyNotUpload({ ...whole, mode: 'generate', generated: true })).toBeNull()
  })
})

test('a track with everything can be uploaded without an image', () => {
  expect(whyNotUpload(whole)).toBeNull()
})

test('a cover needs title, genre and audio, not the artist', () => {
  const words = {
    title: 'Missing information',
    description: 'Please upload an audio file and enter title and genre to generate cover art.',
  }
  expect(whyNotGenerate({ ...fields, title: '' }, audio)).toEqual(words)
  expect(whyNotGenerate({ ...fields, genre: '' }, audio)).toEqual(words)
  expect(whyNotGenerate(fields, null)).toEqual(words)
  expect(whyNotGenerate({ ...fields, artistName: '' }, audio)).toBeNull()
})

describe('what was typed', () => {
  function memory() {
    const kept = new Map<string, string>()
    return {
      kept,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
  }
  test('is there again after a reload, and gone after the upload', () => {
    const session = memory()
    writeDraft(session, { ...fields, description: 'Which voice is too loud?' })
    expect(readDraft(session)).toEqual({ ...fields, description: 'Which voice is too loud?' })
    writeDraft(session, EMPTY)
    expect(session.kept.size).toBe(0)
    expect(readDraft(session)).toEqual(EMPTY)
  })
  test.each(['{', '[]', '7', '{"title":7,"genre":"Polka"}'])('is empty where the memory holds %s', (broken) => {
    expect(readDraft({ getItem: () => broken })).toEqual(EMPTY)
  })
  test('is borne by a memory that is forbidden', () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError')
    }
    writeDraft({ setItem: forbidden, removeItem: forbidden }, fields)
    expect(readDraft({ getItem: forbidden })).toEqual(EMPTY)
  })
})
