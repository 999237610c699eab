import { product } from './product.ts'

/** What a tab of the browser is called. */
export const pageTitle = (page: string) => `${page} / ${product}`
