import { expect, test } from 'vitest'
import { xmlText } from './xml.ts'
import { sitemapOf } from './sitemap.ts'

test('a page is listed in both languages, each with its other and with the one for everybody else', () => {
  const map = sitemapOf([{ path: (language) => `/${language}/items/3` }], 'https://shop.example')
  expect(map.match(/<loc>[^<]*<\/loc>/g)).toEqual(['<loc>https://shop.example/zh/items/3</loc>', '<loc>https://shop.example/en/items/3</loc>'])
  expect(map).toContain('hreflang="zh-TW" href="https://shop.example/zh/items/3"')
  expect(map).toContain('hreflang="en" href="https://shop.example/en/items/3"')
  expect(map).toContain('hreflang="x-default" href="https://shop.example/zh/items/3"')
})

test('no name of a product can break the feed', () => {
  expect(xmlText('<b>"A" & \'B\'</b>\u0007')).toBe('&lt;b&gt;&quot;A&quot; &amp; &apos;B&apos;&lt;/b&gt;')
})
