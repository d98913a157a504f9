import { expect, test } from 'vitest'
import { xmlText } from './xml.ts'
import { sitemapOf } from './sitemap.ts'

test('a page is listed in both languages, each with its other and with the one for everybody else', () => {
  const changedAt = new Date('2026-11-21T02:00:00Z')
  const map = sitemapOf(
    [{ path: (language) => `/${language}/items/3`, changedAt }, { path: (language) => `/${language}/faqs` }],
    'https://shop.example',
  )
  const others = (path: string) =>
    [
      ['zh-TW', 'zh'],
      ['en', 'en'],
      ['x-default', 'zh'],
    ]
      .map(([hreflang, language]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="https://shop.example/${language}/${path}"/>`)
      .join('')
  expect(map.split('\n').filter((line) => line.startsWith('<url>'))).toEqual([
    `<url><loc>https://shop.example/zh/items/3</loc><lastmod>2026-11-21T02:00:00.000Z</lastmod>${others('items/3')}</url>`,
    `<url><loc>https://shop.example/en/items/3</loc><lastmod>2026-11-21T02:00:00.000Z</lastmod>${others('items/3')}</url>`,
    `<url><loc>https://shop.example/zh/faqs</loc>${others('faqs')}</url>`,
    `<url><loc>https://shop.example/en/faqs</loc>${others('faqs')}</url>`,
  ])
})

test('no name of a product can break the feed', () => {
  expect(xmlText('<b>"A" & \'B\'</b>\u0007')).toBe('&lt;b&gt;&quot;A&quot; &amp; &apos;B&apos;&lt;/b&gt;')
})
