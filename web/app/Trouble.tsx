import { Component, type ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { shell } from '../words/shell.ts'
import styles from './Trouble.module.css'

/** Catches what a screen throws, and a part that cannot be fetched any more: the rest of the page stays. */
export class Trouble extends Component<{ path: string; children: ReactNode }, { at: string | null }> {
  override state = { at: null }

  static getDerivedStateFromError() {
    return { at: location.pathname }
  }

  override render() {
    // Another address is another try.
    if (this.state.at !== this.props.path) return this.props.children
    return (
      <main className={styles.trouble}>
        <h1>{shell.broken}</h1>
        <p>{shell.brokenMeans}</p>
        <Button onClick={() => location.reload()}>{shell.loadAgain}</Button>
      </main>
    )
  }
}
