import { readdir } from 'node:fs/promises'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { languages, type Language, type Text } from '#rules/locale.ts'
import { atDesk } from './shopper.ts'

// What the server draws of every public page is in the language of its address, to the last label.

/** Topics and pages that the map for search engines does not name one by one. */
const unmapped: Record<Language, readonly string[]> = {
  zh: ['product', 'operation', 'member', 'shopping', 'abroad', 'teaching', 'healthcare']
    .map((topic) => `/zh/faqs/${topic}`)
    .concat('/zh/search', '/zh/404'),
  en: ['product', 'operation', 'member', 'shopping', 'abroad'].map((topic) => `/en/faqs/${topic}`).concat('/en/search', '/en/404'),
}

const strange: Record<Language, (words: string, own: ReadonlySet<string>) => boolean> = {
  zh: (words, english) => english.has(words),
  en: (words) => /\p{Script=Han}/u.test(words),
}

for (const language of languages) {
  test(`I18N-14 I18N-18 no public page shows words of the interface in the other language (${language})`, atDesk, async ({ request }) => {
    const english = await listEnglishTexts()
    const found: string[] = []
    const pages = [...(await listMapped(request, language)), ...unmapped[language]]
    expect(pages.length).toBeGreaterThan(150)
    for (const path of pages) {
      const html = await (await request.get(path)).text()
      found.push(
        ...wordsOf(html)
          .filter((words) => strange[language](words, english))
          .map((words) => `${path}: ${words}`),
      )
    }
    expect(found).toEqual([])
  })
}

async function listMapped(request: APIRequestContext, language: Language): Promise<string[]> {
  const maps = await Promise.all(['pages', 'products-1'].map(async (name) => (await request.get(`/sitemaps/${name}.xml`)).text()))
  return maps
    .flatMap((map) => [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname))
    .filter((path) => path.split('/')[1] === language)
}

/**
 * What people see or hear of a page: its texts, and the labels of what is only drawn. The switch names the other language in its own words;
 * a number that an office gave, and a name that labels have for an ingredient, stand as they were given and say in which language.
 */
function wordsOf(html: string): string[] {
  const own = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<a[^>]*\shrefLang=[^>]*>.*?<\/a>/gs, '')
  const texts = own
    .replaceAll(/<(dd|span)[^>]*\slang=[^>]*>.*?<\/\1>/gs, '')
    .split(/<[^>]*>/)
    .map((words) => words.trim())
  const labels = [...own.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(([, label = '']) => label)
  return [...texts, ...labels].filter((words) => words !== '')
}

/** Every sentence of the interface in English that is another one in Chinese. */
async function listEnglishTexts(): Promise<ReadonlySet<string>> {
  const folder = new URL('../../src/texts/', import.meta.url)
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const modules: unknown[] = await Promise.all(files.map((name) => import(new URL(name, folder).href)))
  return new Set(modules.flatMap(textsIn).flatMap(({ zh, en }) => (zh === en ? [] : [en])))
}

function textsIn(value: unknown): Text[] {
  if (typeof value !== 'object' || value === null) return []
  if ('zh' in value && 'en' in value && typeof value.zh === 'string' && typeof value.en === 'string')
    return [{ zh: value.zh, en: value.en }]
  return Object.values(value).flatMap(textsIn)
}
