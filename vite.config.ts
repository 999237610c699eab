import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The script waits behind the first card, which is already in the page: the cover and the fonts go first. */
const lowPriorityScript: Plugin = {
  name: 'low-priority-script',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replaceAll('<script type="module" crossorigin', '<script type="module" fetchpriority="low" crossorigin'),
  },
}

export default defineConfig({
  root: 'web',
  plugins: [react(), lowPriorityScript],
  // One .env is the server's: the browser reads no environment at all.
  envDir: false,
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
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
