import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Manifest, type Plugin } from 'vite'

/**
 * What the first paint needs comes first: the style before the fonts, since a browser opens six connections and asks in
 * the page's order. The script waits behind the first card, which is already in the page.
 */
const firstPaintFirst: Plugin = {
  name: 'first-paint-first',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const styles = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? []
      return styles
        .reduce((page, link) => page.replace(link, ''), html)
        .replace('<meta name="viewport"', `${styles.join('').trim()}\n    <meta name="viewport"`)
        .replace(/<(script type="module"|link rel="modulepreload") crossorigin/g, '<$1 fetchpriority="low" crossorigin')
    },
  },
}

const GROUND =
  /\/node_modules\/(react|react-dom|scheduler|@tanstack|wouter|regexparam)\/|\/contract\/limits\.ts|\/web\/(words\/(sign-in|product|common)\.ts|call\.ts|app\/when-wanted\.ts|ui\/(classes|motion|turning|icons|spot)\.)/

/** Words of the later screens that several of them say: too few for files of their own. */
const LATER = /\/web\/words\/(actions|files|global|page-title|points|reviews|size|time)\.ts/

const DIST = fileURLToPath(new URL('dist/', import.meta.url))
/** Too large for what few do, and useless without a line: these are kept when they are used. */
const SELDOM = /UploadDialog|ReviewDialog|Cropper|EditProfile|CashOut|latin/

/** What the worker keeps beforehand: the shell, its icon, and the build's scripts, styles and first letters. */
const filesToKeep: Plugin = {
  name: 'files-to-keep',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'worker',
  transform(code, id) {
    if (!id.endsWith('web/offline/worker.ts')) return
    const manifest: Manifest = JSON.parse(readFileSync(`${DIST}.vite/manifest.json`, 'utf8'))
    const kept = Object.values(manifest)
      .flatMap(({ file, css = [] }) => [file, ...css])
      .filter((file) => /\.(js|css|woff2)$/.test(file) && !SELDOM.test(file))
    const shell = createHash('sha256')
      .update(readFileSync(`${DIST}index.html`))
      .digest('hex')
      .slice(0, 16)
    const files = [
      { url: '/shell.html', revision: shell },
      ...[...new Set(kept)].sort().map((file) => ({ url: `/${file}`, revision: null })),
    ]
    return {
      code: code.replace('declare const FILES', `const FILES = ${JSON.stringify(files)} as const; declare const _`),
      map: null,
    }
  },
}

/**
 * Letters are written in the pixels they were drawn with, and follow the size that the reader has set in the browser:
 * a px becomes a sixteenth of it. What has only so much room says `min(12px, 15 * var(--px))`.
 */
const lettersAsTheReaderSet = {
  postcssPlugin: 'letters-as-the-reader-set',
  Declaration(declaration: { prop: string; value: string }) {
    if (!/^(font|font-size|line-height)$/.test(declaration.prop)) return
    const value = declaration.value.replace(/(\d*\.?\d+)px\b/g, (_, px) => `${Number(px) / 16}rem`)
    if (value !== declaration.value) declaration.value = value
  },
}

export default defineConfig({
  root: 'web',
  plugins: [filesToKeep, react(), firstPaintFirst],
  // One .env is the server's: the browser reads no environment at all.
  envDir: false,
  // By file and name: shorter on the wire than a hash, and readable where it lands.
  css: {
    modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` },
    postcss: { plugins: [lettersAsTheReaderSet] },
  },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
    // One file of what every page needs in any case: many small shared ones compress worse.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'ground', test: GROUND },
            { name: 'words', test: LATER },
          ],
        },
      },
    },
  },
  // The first card is drawn on the server by the browser's own components (server/page/first-card.ts).
  environments: {
    ssr: {
      build: {
        outDir: '../dist/page',
        ssr: true,
        manifest: false,
        copyPublicDir: false,
        rollupOptions: { input: fileURLToPath(new URL('web/app/first-card.tsx', import.meta.url)) },
      },
    },
    // What an installed app keeps its files with: it knows them by name, so it is built last.
    worker: {
      consumer: 'client',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: '../dist',
        emptyOutDir: false,
        manifest: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: fileURLToPath(new URL('web/offline/worker.ts', import.meta.url)),
          output: { entryFileNames: 'sw.js', format: 'iife', codeSplitting: false },
        },
      },
    },
  },
  builder: {
    async buildApp({ build, environments: { client, ssr, worker } }) {
      for (const environment of [client, ssr, worker]) if (environment) await build(environment)
    },
  },
  server: { host: '127.0.0.1', fs: { allow: ['..'] }, proxy: { '/api': process.env.API ?? 'http://127.0.0.1:3000' } },
})
