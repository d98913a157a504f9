import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

test('what opens over a page and is loaded then comes by lazyLayer: without a line the page goes on', async () => {
  const office = resolve(import.meta.dirname, '../..')
  const files = (await readdir(office, { recursive: true })).filter((file) => file.endsWith('.tsx'))
  const others: string[] = []
  for (const file of files) if (/\blazy\(/.test(await readFile(resolve(office, file), 'utf8'))) others.push(file)
  // The door stands in place of a page, not over one.
  expect(others, 'use lazyLayer of data/layers/lazy-layer.tsx here').toEqual(['pages/frame/inside-page.tsx'])
})
