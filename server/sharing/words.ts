const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/**
 * What somebody typed, as text or as an attribute in quotes. Signs that turn the direction of whatever stands behind
 * them, and control characters, are left out: in other people's pages they would turn words that are not ours.
 */
export const escapeHtml = (text: string) =>
  text.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, ' ').replace(/[&<>"']/g, (sign) => ENTITIES[sign]!)

export const product = 'Heatcheck'
