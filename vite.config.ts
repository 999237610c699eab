import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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
  /\/node_modules\/(react|react-dom|scheduler|@tanstack|wouter|regexparam)\/|\/contract\/limits\.ts|\/web\/(words\.ts|call\.ts|ui\/(classes|motion|turning|icons|spot)\.)/

export default defineConfig({
  root: 'web',
  plugins: [react(), firstPaintFirst],
  // One .env is the server's: the browser reads no environment at all.
  envDir: false,
  // By file and name: shorter on the wire than a hash, and readable where it lands.
  css: { modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` } },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
    // One file of what every page needs in any case: many small shared ones compress worse.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'ground', test: GROUND }] } } },
  },
  // The first card is drawn on the server by the browser's own components (server/page/first-card.ts).
  environments: {
    ssr: {
      build: {
        outDir: '../dist/page',
        ssr: true,
        manifest: false,
        rollupOptions: { input: fileURLToPath(new URL('web/app/first-card.tsx', import.meta.url)) },
      },
    },
  },
  builder: {},
  server: { host: '127.0.0.1', fs: { allow: ['..'] }, proxy: { '/api': process.env.API ?? 'http://127.0.0.1:3000' } },
})
