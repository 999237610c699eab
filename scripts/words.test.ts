import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ESTree, parseSync } from 'vite'
import { expect, test } from 'vitest'

const WEB = join(dirname(import.meta.dirname), 'web')
/** Where words belong, and the page of parts, which only engineers see. */
const EXEMPT = /^(words|dev)\/|\.test\.tsx?$|\.d\.ts$/

/** Attributes and properties whose value somebody reads or hears. */
const SAID = new Set([
  ...['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'alt', 'title', 'placeholder'],
  ...['label', 'description', 'altText', 'text', 'word', 'line', 'hint', 'kinds', 'album', 'yes', 'no'],
])
const LETTER = /\p{L}/u
const SENTENCE = /\p{L}{2,}[.!?]* \p{L}{2,}/u

type Node = ESTree.Node
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode)

/** The texts that an expression can come to be: both ends of a choice, what stands round a template's holes. */
function textsOf(node: Node | null | undefined): string[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return [...node.quasis.map(({ value }) => value.raw), ...node.expressions.flatMap(textsOf)]
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)]
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)]
    case 'BinaryExpression':
      return node.operator === '+' ? [...textsOf(node.left), ...textsOf(node.right)] : []
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return textsOf(node.expression)
    default:
      return []
  }
}

const nameOf = (node: Node) =>
  node.type === 'JSXIdentifier' || node.type === 'Identifier' ? node.name : node.type === 'Literal' ? node.value : null

/** What stands in a place from which it is read or heard. */
function saidBy(node: Node): string[] {
  switch (node.type) {
    case 'JSXText':
      return [node.value]
    case 'JSXElement':
    case 'JSXFragment':
      return node.children.flatMap(textsOf)
    case 'JSXAttribute':
      return SAID.has(String(nameOf(node.name))) ? textsOf(node.value) : []
    case 'Property':
      return SAID.has(String(nameOf(node.key))) ? textsOf(node.value) : []
    case 'AssignmentExpression':
      return node.left.type === 'MemberExpression' && SAID.has(String(nameOf(node.left.property)))
        ? textsOf(node.right)
        : []
    default:
      return []
  }
}

/** What nobody reads on a page: addresses of modules, types, and what an engineer finds in a log. */
const isUnread = (node: Node) =>
  /^(Import|ExportAll|TS(Literal|TypeAlias|Interface))/.test(node.type) ||
  (node.type === 'NewExpression' && node.callee.type === 'Identifier' && /(Error|Exception)$/.test(node.callee.name))

/** Every text in a file that a translator would have to look for there. */
function wordsIn(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const found = new Map<string, number>()
  const look = (node: Node) => {
    if (isUnread(node)) return
    const anywhere = textsOf(node).filter((text) => SENTENCE.test(text))
    for (const text of [...saidBy(node).filter((text) => LETTER.test(text)), ...anywhere])
      if (!found.has(text)) found.set(text, code.slice(0, node.start).split('\n').length)
    for (const child of childrenOf(node)) look(child)
  }
  look(program)
  return [...found].map(([text, line]) => `web/${file}:${line}: ${text.trim().replace(/\s+/g, ' ')}`)
}

test('every word that somebody reads or hears stands in web/words', () => {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !EXEMPT.test(file))
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap((file) => wordsIn(file, readFileSync(join(WEB, file), 'utf8')))).toEqual([])
})

test.each([
  ['<p>Try again</p>', true],
  ['<p>by {name}</p>', true],
  ["<p>{isNew ? 'Login' : words.signUp}</p>", true],
  ['<p>{words.again}: 33 1/3</p>', false],
  ['<button aria-label="Close" />', true],
  ["<Tabs label={mode === 'upload' ? words.image : words.generate} />", false],
  ['<img alt={`Cover of $' + '{title}`} />', true],
  ['<Ruler valueText={`$' + '{percent}%`} />', false],
  ['<button className="post" type="button" />', false],
  ["toast({ title: 'Error', destructive: true })", true],
  ['toast({ title: words.error, destructive: true })', false],
  ["document.title = 'Discover'", true],
  ["say('The camera is ready.')", true],
  ["call('GET /api/tracks')", false],
  ["throw new Error('There is no canvas.')", false],
  ["import { a } from './two words.ts'", false],
])('`%s` holds words: %s', (code, expected) => {
  expect(wordsIn('feed/Card.tsx', code).length > 0).toBe(expected)
})
