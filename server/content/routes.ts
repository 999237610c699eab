import { type Content, getContent } from '../../contract/content.ts'
import type { Serve } from '../serve.ts'

export function content(serve: Serve, said: Content) {
  serve(getContent, async () => said)
}
