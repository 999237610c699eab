import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { feedOptions } from '../feed/queries.ts'
import { currentUser } from '../query.ts'
import { seed } from './first-page.ts'

test('what came with the page is not asked for again', () => {
  const client = new QueryClient()
  seed(client, { tracks: [], next: 'c2', user: null })
  expect(client.getQueryData(currentUser.queryKey)).toBeNull()
  expect(client.getQueryData(feedOptions('new').queryKey)).toEqual({
    pages: [{ items: [], next: 'c2' }],
    pageParams: [null],
  })
})

test('a page other than the feed brings only who is here', () => {
  const client = new QueryClient()
  seed(client, { user: null })
  expect(client.getQueryData(currentUser.queryKey)).toBeNull()
  expect(client.getQueryData(feedOptions('new').queryKey)).toBeUndefined()
})
