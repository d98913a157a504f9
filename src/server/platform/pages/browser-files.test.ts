import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readBuiltTags } from './browser-files.ts'

const directory = await mkdtemp(join(tmpdir(), 'built-'))
afterAll(() => rm(directory, { recursive: true }))

const cart = 'src/storefront/pages/cart/cart.tsx'
const manifest = {
  'src/storefront/browser.tsx': { file: 'assets/entry.js', css: ['assets/shop.css'] },
  [cart]: { file: 'assets/cart.js', css: ['assets/cart.css'], imports: ['src/storefront/browser.tsx', '_lines'] },
  _lines: { file: 'assets/lines.js' },
}
await mkdir(join(directory, '.vite'))
await writeFile(join(directory, '.vite/manifest.json'), JSON.stringify(manifest))
const tagsOf = await readBuiltTags(directory)

const preloaded = (tags: string) => [...tags.matchAll(/<link rel="modulepreload" href="([^"]*)">/g)].map(([, file]) => file)
const askedLater = (tags: string) => JSON.parse(/for\(const f of (\[.*?\])\)/.exec(tags)?.[1] ?? 'null') as string[]

test('a page that can be read asks for its scripts when it is painted, the entry first, each once', () => {
  const tags = tagsOf({ sources: [cart], membersOnly: false, language: 'zh' })
  expect(preloaded(tags)).toEqual([])
  expect(askedLater(tags)).toEqual(['assets/entry.js', 'assets/cart.js', 'assets/lines.js'])
  expect([...tags.matchAll(/rel="stylesheet" href="([^"]*)"/g)].map(([, file]) => file)).toEqual(['/assets/shop.css', '/assets/cart.css'])
})

test('a page for members, on which there is nothing to read yet, asks for them at once, and runs them when it is painted', () => {
  const tags = tagsOf({ sources: [cart], membersOnly: true, language: 'zh' })
  expect(preloaded(tags)).toEqual(['/assets/entry.js', '/assets/cart.js', '/assets/lines.js'])
  expect(askedLater(tags)).toEqual([])
  expect(tags).toContain("a('script',{type:'module',src:'/assets/entry.js'})")
  expect(tags).not.toMatch(/<script[^>]*src=/)
})
