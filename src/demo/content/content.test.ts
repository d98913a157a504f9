import { expect, test } from 'vitest'
import { languages } from '#rules/locale.ts'
import { cleanHtml } from '#server/platform/content/clean-html.ts'
import { catalogue } from '../catalogue.ts'
import { productContent } from '#demo/goods/product-content.ts'
import { articles } from './articles.ts'
import { faqKinds } from './faqs.ts'
import { articleTags } from './seed-article.ts'
import { staticPages } from './static-pages.ts'

/** Words without tags and spaces. */
const lengthOf = (html: string) => html.replaceAll(/<[^>]+>|\s/g, '').length

const written = [
  ...articles.flatMap(({ key, content }) => languages.map((language) => [`article ${key} ${language}`, content[language]] as const)),
  ...faqKinds.flatMap(({ slug, questions }) =>
    questions.flatMap(({ content }, place) =>
      Object.entries(content).map(([language, html]) => [`question ${slug} ${place + 1} ${language}`, html] as const),
    ),
  ),
  ...staticPages.flatMap(({ slug, content }) => languages.map((language) => [`page ${slug} ${language}`, content[language]] as const)),
  ...catalogue.flatMap(({ slug, content }) =>
    languages.map((language) => [`product ${slug} ${language}`, productContent(content)[language]] as const),
  ),
]

test('whatever is written is clean before it goes in', () => {
  const unclean = written.filter(
    ([, html]) =>
      cleanHtml(html) !==
      html
        .replaceAll('<br>', '<br />')
        .replaceAll('<hr>', '<hr />')
        .replaceAll(/<a (href="[^"]*")>/g, '<a $1 rel="noopener">'),
  )
  expect(unclean.map(([name]) => name)).toEqual([])
})

test('an article is long enough to help and short enough to be read', () => {
  expect(articles.length).toBeGreaterThanOrEqual(12)
  const odd = articles
    .map(({ key, content }) => [key, lengthOf(content.zh), content.en.length] as const)
    .filter(([, zh, en]) => zh < 400 || zh > 900 || en < 900)
  expect(odd).toEqual([])
})

test('every tag leads to an article, and articles name others and products that are sold', () => {
  expect(new Set(articles.flatMap(({ tags }) => tags))).toEqual(new Set(Object.keys(articleTags)))
  const keys = new Set(articles.map(({ key }) => key))
  const sold = new Set(catalogue.filter(({ giftOnly, available }) => !giftOnly && available !== false).map(({ slug }) => slug))
  expect(articles.flatMap(({ key, related }) => related.filter((other) => other === key || !keys.has(other)))).toEqual([])
  expect(articles.flatMap(({ products }) => products.filter((slug) => !sold.has(slug)))).toEqual([])
})

test('CNT-12 CNT-13 five topics are in both languages, teaching and healthcare in Chinese only', () => {
  const inBoth = faqKinds.filter(({ name }) => 'en' in name)
  expect(inBoth.map(({ slug }) => slug)).toEqual(['product', 'operation', 'member', 'shopping', 'abroad'])
  expect(inBoth.flatMap(({ questions }) => questions.filter(({ title, content }) => !title.en || !content.en))).toEqual([])
  const inChinese = faqKinds.filter(({ name }) => !('en' in name))
  expect(inChinese.map(({ slug }) => slug)).toEqual(['teaching', 'healthcare'])
  expect(inChinese.flatMap(({ questions }) => questions.filter(({ title, content }) => title.en ?? content.en))).toEqual([])
})

test('CNT-15 all five pages about the shop are written', () => {
  expect(staticPages.map(({ slug }) => slug)).toEqual(['about', 'readme', 'privacy', 'certification', 'manual'])
})
