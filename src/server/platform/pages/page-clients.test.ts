import { expect, test } from 'vitest'
import type { ShopClient } from '#contract/shop/client.ts'
import type { Language } from '#rules/locale.ts'
import { clientsOfPages } from './page-clients.ts'

function counted() {
  const made: Language[] = []
  const clientsOf = clientsOfPages((language) => {
    made.push(language)
    return {} as ShopClient
  })
  return { made, clientsOf }
}

test('all pages of one state of the content are drawn by the same client in each language', () => {
  const { made, clientsOf } = counted()
  const versions = { catalogue: 1 }
  for (const language of ['zh', 'en', 'zh', 'en'] as const) clientsOf(versions)(language)
  expect(made).toEqual(['zh', 'en'])
})

test('another state has clients of its own, and so has every page that belongs to none', () => {
  const { made, clientsOf } = counted()
  for (const versions of [{ catalogue: 1 }, { catalogue: 2 }, undefined, undefined]) clientsOf(versions)('zh')
  expect(made).toHaveLength(4)
})
