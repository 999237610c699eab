import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { readFirstPage, seed } from './app/first-page.ts'
import { setLine } from './app/line.ts'
import { client } from './query.ts'

const page = readFirstPage()
if (page) seed(client, page)
// The server puts who is here into every page: one without came from what an installed app keeps.
else if (import.meta.env.PROD) setLine(false)

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
)

// Nothing of the first paint waits for what keeps the page for later.
if (import.meta.env.PROD)
  addEventListener('load', () =>
    setTimeout(() => import('./app/keep.ts').then((it) => it.keep(client)).catch(() => {}), 3000),
  )

// Only who goes by key has a focus to lose.
addEventListener('keydown', () => import('./app/keep-focus.ts').then((it) => it.keepFocus()).catch(() => {}), {
  once: true,
})
