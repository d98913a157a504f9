import { expect, type Page } from '@playwright/test'
import type { OfficeProduct, OfficeProductRow } from '#contract/office/api/goods/products.ts'
import { openTranslations } from '#texts/office/goods/product-page.ts'
import { officePaths } from '../../src/office/data/paths.ts'
import { comeToOffice, headersOfChange } from './office-page.ts'

/** Products by their words, as whoever is at the office finds them. */
export async function foundGoods(page: Page, words: string): Promise<OfficeProductRow[]> {
  const answer = await page.request.get(`/office/api/v1/products?words=${encodeURIComponent(words)}`)
  return ((await answer.json()) as { rows: OfficeProductRow[] }).rows
}

export async function productOf(page: Page, id: number): Promise<OfficeProduct> {
  return (await (await page.request.get(`/office/api/v1/products/${id}`)).json()) as OfficeProduct
}

/** These are the accessories of a product from now on, for a journey that ends as it began, also where it has failed before. */
export async function putAccessories(page: Page, { id, products }: { id: number; products: readonly number[] }): Promise<void> {
  const headers = await headersOfChange(page)
  if (!headers) throw new Error('Somebody is at the office.')
  const put = await page.request.put(`/office/api/v1/products/${id}/linked`, { headers, data: { kind: 'accessories', products } })
  expect(put.status()).toBe(200)
}

/** Opens the page of a product as the owner. Answers its number. */
export async function comeToGoods(page: Page, name: string): Promise<number> {
  await comeToOffice(page, 'boss', officePaths.products())
  const [row] = await foundGoods(page, name)
  if (!row) throw new Error(`The demo shop has ${name}.`)
  await page.goto(officePaths.product(row.id))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  return row.id
}

/** Texts whose English is open, as the bar of a product's page says it. */
export async function openCount(page: Page): Promise<number> {
  const words = (await page.locator('.page-bar').textContent()) ?? ''
  return Number(new RegExp(openTranslations(7).zh.replace('7', '(\\d+)')).exec(words)?.[1] ?? 0)
}
