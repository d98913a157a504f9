import { expect, test, type Page } from '@playwright/test'
import { atDesk, onPhone } from './shopper.ts'

const question = (page: Page, number: number) => page.locator(`details#q${number}`)

test('CNT-08 CNT-10 CNT-11 an address with a hash opens its question and shows it; another hash opens another', async ({ page }) => {
  await page.goto('/zh/faqs/shopping#q6')
  await expect(question(page, 6)).toHaveAttribute('open')
  await expect(question(page, 6)).toBeInViewport()
  await expect(question(page, 5)).not.toHaveAttribute('open')
  await page.evaluate(() => location.assign('#q2'))
  await expect(question(page, 2)).toHaveAttribute('open')
  await expect(question(page, 2)).toBeInViewport()
  await page.getByRole('link', { name: '海外', exact: true }).click()
  await expect(page).toHaveURL('/zh/faqs/abroad')
  await expect(page.locator('details[open]')).toHaveCount(0)
})

test('CNT-02 CNT-03 CNT-06 CNT-18 a visitor chooses a topic, reads an article and goes on to the next', atDesk, async ({ page }) => {
  await page.goto('/zh/health-articles')
  await page.getByRole('link', { name: '手部保養', exact: true }).click()
  await expect(page).toHaveURL(`/zh/health-articles?${new URLSearchParams({ tag: '手部保養' })}`)
  await expect(page.locator('.article-card')).toHaveCount(2)
  await page.getByRole('link', { name: '冬天的手，怎麼養' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('冬天的手，怎麼養')
  await page.getByRole('link', { name: '睡前一小時，做這幾件小事' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('睡前一小時，做這幾件小事')
})

test('D-84 an article that does not exist is told, and leads to the list', onPhone, async ({ page }) => {
  await page.goto('/en/health-articles/999999')
  await expect(page.getByRole('alert')).toContainText("This article doesn't exist")
  await page.getByRole('link', { name: 'See all articles' }).click()
  await expect(page).toHaveURL('/en/health-articles')
})

test('CNT-17 a page about the shop that does not exist is told, then the address says 404', onPhone, async ({ page }) => {
  await page.goto('/en/terms/nothing')
  await expect(page.getByRole('alert')).toContainText('Failed to load this page')
  await expect(page).toHaveURL('/en/404')
})
