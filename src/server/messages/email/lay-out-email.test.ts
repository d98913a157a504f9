import { expect, test } from 'vitest'
import { layOutEmail } from './lay-out-email.ts'

test('on a phone, a quantity and an amount in a letter never run into each other', () => {
  const { html } = layOutEmail({
    language: 'zh',
    shopName: '梅好',
    title: '訂單',
    paragraphs: [],
    table: {
      head: ['商品', '數量', '小計'],
      rows: [{ picture: 'https://shop.example/polish.jpg', cells: ['光療指甲油・梅紅 10 ml', '1', 'NT$1,280'] }],
    },
    sums: [['商品合計', 'NT$1,280']],
    button: { label: '看訂單', url: 'https://shop.example/zh/order/1' },
    closing: [],
  })
  const cellOf = (words: string) => new RegExp(`<td[^>]* style="([^"]*)">${words.replace('$', '\\$')}<`).exec(html)?.[1]
  for (const words of ['1', 'NT$1,280']) {
    expect(cellOf(words), words).toContain('padding:10px 0 10px 16px')
    expect(cellOf(words), words).toContain('white-space:nowrap')
  }
  expect(html).toContain('<td style="padding:4px 0 4px 16px;text-align:right">NT$1,280<')
})
