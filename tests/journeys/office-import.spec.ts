import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import type { OfficeImportedRow } from '#contract/office/api/goods/imports.ts'
import { importCount, importStateTexts, importTexts, picturesCame, rowActionTexts } from '#texts/office/goods/imports.ts'
import { openWebhookReceiver } from '../support/webhook-receiver.ts'
import { comeToOffice } from './office-page.ts'
import { ask, atDesk, expectAccessible, expectAccessibleInEachTheme, expectFits, open, shopper } from './shopper.ts'

const heads =
  'Handle,Title,Body (HTML),Vendor,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,SEO Title,Variant Grams,Status'
const columns = heads.split(',')
const families = 124
const shades = ['霧玫', '奶茶', '酒紅', '裸粉']

/** 124 families of four shades and four products that stand for themselves: 500. The first family is for sale, with pictures. */
function shopifyFile({ run, pictures }: { run: string; pictures: string }): string {
  const ofFamily = (family: number) =>
    shades.map((shade, place) => ({
      Handle: `${run}-gel-${family}`,
      'Option1 Value': shade,
      'Variant SKU': `${run}-${family}-${place}`,
      'Variant Inventory Qty': '7',
      'Variant Price': `${300 + place}.00`,
      ...(place === 0 && {
        Title: `搬家指甲油 ${run} ${family}`,
        'Body (HTML)': '<div style="color:red"><p>不掉色的<strong>凝膠</strong></p></div><script>steal()</script>',
        'Option1 Name': '顏色',
        Tags: '指甲, 凝膠',
        Published: 'TRUE',
        'SEO Title': `搬家指甲油推薦 ${run}`,
        Status: family === 0 ? 'active' : 'draft',
      }),
      ...(family === 0 && { 'Image Src': `${pictures}/${place}.jpg`, 'Image Position': String(place + 1), 'Image Alt Text': shade }),
    }))
  const alone = (n: number) => [
    {
      Handle: `${run}-alone-${n}`,
      Title: `搬家單品 ${run} ${n}`,
      'Option1 Name': 'Title',
      'Option1 Value': 'Default Title',
      'Variant Price': n === 0 ? '99.50' : '99',
      Status: 'draft',
    },
  ]
  const rows: Record<string, string>[] = [
    ...Array.from({ length: families }, (_, family) => ofFamily(family)).flat(),
    ...Array.from({ length: 4 }, (_, n) => alone(n)).flat(),
  ]
  return [heads, ...rows.map((row) => columns.map((name) => `"${(row[name] ?? '').replaceAll('"', '""')}"`).join(','))].join('\r\n')
}

test(
  'IMP-04 IMP-14 D-220 a Shopify file of 500 products comes in with its shades and pictures, is looked at in the shop, and is undone',
  atDesk,
  async ({ page }) => {
    test.setTimeout(240_000)
    const boss = shopper(page, 'zh')
    const { say } = boss
    const run = `j${Date.now().toString(36)}`
    const picture = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#a03a5c' } })
      .jpeg()
      .toBuffer()
    const host = await openWebhookReceiver()
    host.answer((response, { url = '' }) => response.writeHead(200).end(Buffer.concat([picture, Buffer.from(run + url)])))
    try {
      await comeToOffice(page, 'boss', '/office/files')
      await page.getByRole('button', { name: say(importTexts.new) }).click()
      const dialog = page.getByRole('dialog')
      const buffer = Buffer.from(shopifyFile({ run, pictures: host.address }))
      await dialog.getByLabel(say(importTexts.file)).setInputFiles({ name: `shopify-${run}.csv`, mimeType: 'text/csv', buffer })
      await dialog.getByRole('button', { name: say(importTexts.upload) }).click()
      await expect(page.getByText('Vendor、Variant Grams'), 'columns without a place are named').toBeVisible()
      await expectAccessibleInEachTheme(boss)
      await expectFits(boss)
      await page.getByRole('button', { name: say(importTexts.try), exact: true }).click()
      const tally = page.locator('.import-tally')
      await expect(tally.locator('.new dd').first()).toHaveText('499', { timeout: 60_000 })
      await expect(tally.locator('.error dd').first(), 'a price with cents').toHaveText('1')
      expect(host.heard, 'a trial fetches nothing').toHaveLength(0)
      await page.getByRole('button', { name: say(importTexts.changeColumns) }).click()
      await page.getByText(say(importTexts.centsDown), { exact: true }).click()
      await page.getByRole('button', { name: say(importTexts.try), exact: true }).click()
      await expect(tally.locator('.new dd').first()).toHaveText('500', { timeout: 60_000 })
      await expectAccessible(boss)

      await page.getByRole('button', { name: say(importCount('500')) }).click()
      await dialog.getByRole('button', { name: say(importCount('500')) }).click()
      await expect(page.getByText(say(importStateTexts.done)).first()).toBeVisible({ timeout: 90_000 })
      await expect(page.getByText(say(picturesCame('4', '4')))).toBeVisible({ timeout: 60_000 })
      await expectAccessibleInEachTheme(boss)
      await expectFits(boss)
      const address = page.url()

      const id = Number(/imports?\/(\d+)|files\/(\d+)/.exec(address)?.slice(1).find(Boolean))
      const { rows } = await ask<{ rows: OfficeImportedRow[] }>(
        boss,
        `/office/api/v1/imports/${id}/rows?words=${encodeURIComponent(`${run} 0 ${shades[0]}`)}`,
      )
      const product = rows[0]?.product
      await open(page, `/zh/product/${product}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`搬家指甲油 ${run} 0 ${shades[0]}`)
      await expect(page.getByRole('navigation', { name: '顏色' }).getByRole('link')).toHaveCount(shades.length)
      await expect(page).toHaveTitle(new RegExp(`搬家指甲油推薦 ${run}`))
      const source = await (await page.request.get(`/zh/product/${product}`)).text()
      expect(source).toContain('不掉色的<strong>凝膠</strong>')
      expect(source).not.toMatch(/steal\(\)|color:red/)
      expect(source, 'nothing stays on a stranger’s server').not.toContain(host.address)

      await page.goto(address)
      await page.getByRole('button', { name: say(importTexts.undo) }).click()
      await dialog.getByRole('button', { name: say(importTexts.undo) }).click()
      await expect(page.getByText(say(importStateTexts.undone)).first()).toBeVisible({ timeout: 90_000 })
      await expect(page.getByRole('link', { name: say(rowActionTexts.new), exact: true })).toBeVisible()
      await expect.poll(async () => (await page.request.get(`/api/v1/products/${product}`)).status()).toBe(404)
    } finally {
      await host.close()
    }
  },
)
