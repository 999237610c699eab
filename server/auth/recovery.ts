import { createHash, randomBytes } from 'node:crypto'

const CODES = 10
/** Crockford's base 32: no letter that looks like a digit. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'

/** Ten codes of 80 random bits, in groups of four as they are read out and copied down. */
export const makeCodes = () => Array.from({ length: CODES }, makeCode)

function makeCode() {
  const letters = [...randomBytes(16)].map((byte) => LETTERS[byte % 32]).join('')
  return letters.replace(/(.{4})(?!$)/g, '$1-')
}

/** However it was typed: capitals, spaces and dashes do not matter, and O is 0, I and L are 1. */
export function hashCode(typed: string) {
  const letters = typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')
  return createHash('sha256').update(letters).digest()
}
