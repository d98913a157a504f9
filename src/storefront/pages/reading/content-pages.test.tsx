import { expect, test } from 'vitest'
import type { Article } from '#contract/shop/api/content.ts'
import type { ShopClient } from '#contract/shop/client.ts'
import { problemFrom } from '#contract/shared/problem.ts'
import type { Language } from '#rules/locale.ts'
import { termsToday } from '#support/test-terms.ts'
import { render } from '#storefront/render.tsx'

const hands: Article = {
  id: 1,
  title: '冬天的手，怎麼養',
  summary: '洗完手，先擦乾。</script>',
  cover: '/media/articles/hands.0123456789ab.webp',
  published_at: '2026-11-12T02:00:00.000Z',
  tags: ['手部保養'],
  content: '<p>三十秒內擦乾。</p>',
  related_products: [],
  related_articles: [{ id: 2, title: '早點睡', summary: '關燈。', cover: '/b.webp', published_at: '2026-11-01T02:00:00.000Z', tags: [] }],
}

const banner = { id: 6, title: '慢慢養，天天好', url: '/items/7', desktop_image: '/wide.webp', mobile_image: '/narrow.webp' }

/** A shop with things to read; every other call would be a mistake of the page. */
function readingRoom(language: Language): ShopClient {
  const shop = {
    categories: { list: async () => ({ categories: [] }) },
    menus: { list: async () => ({}) },
    banners: { group: async ({ id }: { id: string }) => ({ banners: id === 'health_articles' ? [banner] : [] }) },
    articles: {
      list: async () => ({ health_articles: [hands, ...hands.related_articles], tags: ['手部保養', '睡眠'] }),
      listTagged: async ({ tag }: { tag: string }) => ({ health_articles: tag === '手部保養' ? [hands] : [], tags: ['手部保養', '睡眠'] }),
      find: async ({ id }: { id: number }) => {
        if (id === 1) return hands
        throw problemFrom({ status: 'health_article_not_found', message: '找不到這篇文章', details: {} })
      },
      changed: async () => ({ changed_at: '2026-11-20T02:00:00.000Z' }),
    },
    faqs: {
      list: async ({ slug }: { slug?: string }) => ({
        faqs: ['運費？', '多久？', '退貨？'].map((title, place) => ({
          title,
          content: `<p>${title}答</p>`,
          video: place === 2 ? 'https://youtu.be/abcdef12345' : null,
        })),
        current_slug: slug === 'member' || (slug === 'teaching' && language === 'zh') ? slug : 'product',
        kinds: [
          { slug: 'product', name: '商品' },
          { slug: 'member', name: '會員' },
          ...(language === 'zh' ? [{ slug: 'teaching', name: '教學' }] : []),
        ],
      }),
    },
    staticPages: {
      find: async ({ terms }: { terms: string }) => {
        if (terms === 'readme')
          return { title: language === 'zh' ? '購物須知' : 'Shopping guide', content: '<h3>一</h3><p>送出訂單 &amp; 付款</p>' }
        throw problemFrom({ status: 'static_page_not_found', message: '無法取得頁面內容', details: {} })
      },
    },
  }
  return shop as unknown as ShopClient
}

const open = (path: string) => render({ address: path, origin: 'http://shop.test', terms: termsToday }, { clientOf: readingRoom })

function dataOf(html: string) {
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? []
  return JSON.parse(json)
}

test('CNT-01 CNT-03 CNT-07 the list shows its banner, its articles, and a link for each tag', async () => {
  const { html, status } = await open('/zh/health-articles')
  expect(status).toBe(200)
  for (const text of [
    '/wide.webp',
    '/narrow.webp',
    'href="/zh/health-articles/1"',
    'href="/zh/health-articles/2"',
    `href="/zh/health-articles?tag=${encodeURIComponent('睡眠')}"`,
  ])
    expect(html).toContain(text)
})

test('CNT-02 the list of a tag shows only its articles; a tag without any says so', async () => {
  const hand = await open(`/zh/health-articles?tag=${encodeURIComponent('手部保養')}`)
  expect(hand.html).not.toContain('href="/zh/health-articles/2"')
  expect(hand.html).toContain('<title>手部保養｜健康專欄｜梅好 Meihao</title>')
  expect((await open('/zh/health-articles?tag=x')).html).toContain('這個主題還沒有文章')
})

test('CNT-04 CNT-05 CNT-06 CNT-07 an article shows its text, its banner and what to read next', async () => {
  const { html } = await open('/zh/health-articles/1')
  for (const text of [
    '<p>三十秒內擦乾。</p>',
    '2026',
    '/wide.webp',
    'href="/zh/health-articles/2"',
    'rel="canonical" href="http://shop.test/zh/health-articles/1"',
  ])
    expect(html).toContain(text)
  expect(dataOf(html)).toMatchObject({
    '@type': 'Article',
    headline: hands.title,
    description: hands.summary,
    image: ['http://shop.test/media/articles/hands.0123456789ab.webp'],
  })
})

test('D-84 an article that does not exist leads to the list, and search engines hear 404', async () => {
  const { html, status } = await open('/en/health-articles/999')
  expect(status).toBe(404)
  for (const text of ['This article is gone', 'href="/en/health-articles"', 'noindex']) expect(html).toContain(text)
})

test('CNT-10 CNT-14 questions can be opened without script, the first half in the left column', async () => {
  const { html } = await open('/zh/faqs')
  const numbers = [...html.matchAll(/<details id="(q\d)"/g)].map(([, id]) => id)
  expect(numbers).toEqual(['q1', 'q2', 'q3'])
  expect(html).toContain('aria-label="播放影片"')
  expect(dataOf(html).mainEntity[0]).toEqual({
    '@type': 'Question',
    name: '運費？',
    acceptedAnswer: { '@type': 'Answer', text: '<p>運費？答</p>' },
  })
})

test('CNT-08 D-80 the topic that the server names is marked, and is the page’s own address', async () => {
  const { html } = await open('/zh/faqs/nothing')
  expect(html).toMatch(/<a href="\/zh\/faqs\/product" aria-current="page"/)
  expect(html).toContain('rel="canonical" href="http://shop.test/zh/faqs/product"')
  expect((await open('/zh/faqs/member')).html).toMatch(/<a href="\/zh\/faqs\/member" aria-current="page"/)
})

test('SEO-02 a topic in one language names no page in another', async () => {
  expect((await open('/zh/faqs/teaching')).html).not.toContain('rel="alternate"')
  for (const path of ['/zh/faqs/member', '/en/faqs/member', '/en/faqs'])
    expect((await open(path)).html).toMatch(/rel="alternate" hrefLang="en"/)
})

test('SEO-06 an article tells when it was last changed', async () => {
  expect(dataOf((await open('/zh/health-articles/1')).html)).toMatchObject({
    datePublished: '2026-11-12T02:00:00.000Z',
    dateModified: '2026-11-20T02:00:00.000Z',
  })
})

test('CNT-15 CNT-16 a page of the terms shows its title, its text, and the way to the other four', async () => {
  const { html } = await open('/en/terms/readme')
  for (const text of ['>Shopping guide</h1>', '<h3>一</h3>', 'content="一 送出訂單 &amp; 付款"']) expect(html).toContain(text)
  for (const slug of ['about', 'privacy', 'certification', 'manual']) expect(html).toContain(`href="/en/terms/${slug}"`)
})

test('CNT-17 a page of the terms that is missing is the 404 page', async () => {
  const { html, status } = await open('/zh/terms/nothing')
  expect([status, html.includes('這一頁已經飄走了')]).toEqual([404, true])
})
