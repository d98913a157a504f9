import { expect, test, type Page } from '@playwright/test'
import { searchTexts } from '#texts/shop/search.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import { atDesk, expectAccessible, onPhone, open, shopper } from './shopper.ts'

const box = (page: Page) => page.getByRole('combobox')
const cards = (page: Page) => page.getByRole('article')

/** The bodies of all searches that this page asks for. */
function listenForSearches(page: Page): unknown[] {
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/v1/products/search') asked.push(request.postDataJSON())
  })
  return asked
}

test(
  'SRC-02, SRC-03, SRC-05, D-10 searching writes the words into the address, clearing takes them out, and no words ask nothing',
  atDesk,
  async ({ page }) => {
    const asked = listenForSearches(page)
    await page.goto('/zh/search')
    await expect(page.getByText('輸入商品名稱')).toBeVisible()
    await box(page).fill('青梅')
    await box(page).press('Enter')
    await expect(page).toHaveURL(`/zh/search?${new URLSearchParams({ q: '青梅' })}`)
    await expect(cards(page).first()).toContainText('青梅')
    expect(asked).toEqual([{ q: { name_or_description_cont: '青梅' }, page: 1 }])
    await page.getByRole('button', { name: '清除', exact: true }).click()
    await expect(page).toHaveURL('/zh/search')
    await expect(box(page)).toHaveValue('')
    await expect(box(page)).toBeFocused()
    await expect(cards(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: '這項商品' })).toHaveCount(0)
    expect(asked).toHaveLength(1)
  },
)

test('SRC-16 who presses the glass can type at once; who comes with words reads', atDesk, async ({ page }) => {
  await open(page, '/zh')
  await page.getByRole('banner').getByRole('link', { name: shellTexts.search.zh }).click()
  await expect(page.getByRole('combobox', { name: searchTexts.label.zh })).toBeFocused()
  await open(page, '/en/search')
  await expect(page.getByRole('combobox', { name: searchTexts.label.en })).toBeFocused()
  await open(page, `/zh/search?${new URLSearchParams({ q: '青梅' })}`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('combobox', { name: searchTexts.label.zh })).not.toBeFocused()
})

test('SRC-15, SRC-03 emptying the box by keyboard clears what was found, and the button searches', atDesk, async ({ page }) => {
  await open(page, '/zh/search')
  await box(page).fill('青梅')
  await page.getByRole('search').getByRole('button', { name: searchTexts.title.zh, exact: true }).click()
  await expect(cards(page).first()).toContainText('青梅')
  await box(page).focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Backspace')
  await expect(page).toHaveURL('/zh/search')
  await expect(cards(page)).toHaveCount(0)
  await page.keyboard.type('青梅')
  await page.keyboard.press('Enter')
  await expect(cards(page).first()).toContainText('青梅')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/zh/search')
  await expect(box(page)).toHaveValue('')
  await expect(box(page)).toBeFocused()
  await expect(cards(page)).toHaveCount(0)
})

test('while somebody types, shelves and products are proposed; arrows choose, Enter goes there, Escape closes', async ({ page }) => {
  const asked = listenForSearches(page)
  await open(page, '/zh/search')
  await box(page).pressSequentially('光療')
  const proposed = page.getByRole('listbox', { name: searchTexts.suggestions.zh }).getByRole('option')
  await expect(proposed.first()).toHaveText('光療')
  await expect(proposed.filter({ hasText: '光療指甲油' }).first()).toBeVisible()
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(shopper(page, 'zh'))
  await page.keyboard.press('Escape')
  await expect(proposed).toHaveCount(0)
  await expect(box(page)).toHaveValue('光療')
  await page.keyboard.press('Backspace')
  await expect(proposed.first()).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(proposed.last()).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await proposed.last().getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(proposed.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/zh/items/1')
  expect(asked).toEqual([])
})

test('SRC-01, SRC-08 a shared address fills the box; what is not there is named, with best sellers below', onPhone, async ({ page }) => {
  await page.goto('/en/search?q=zebra+100%25')
  await expect(box(page)).toHaveValue('zebra 100%')
  await expect(page.getByRole('heading', { name: 'Nothing found for “zebra 100%”' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What everyone buys' })).toBeVisible()
  await expect(cards(page)).toHaveCount(4)
})

test(
  'SRC-04, SRC-06, SRC-07, SRC-09 the shelf goes on by itself until nothing is left, and going back finds it as it was',
  onPhone,
  async ({ page }) => {
    const asked = listenForSearches(page)
    await page.route('**/api/v1/products/search', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await page.goto(`/zh/search?${new URLSearchParams({ q: '的' })}`)
    await expect(page.getByText('正在載入更多商品')).toBeVisible()
    await test.step('SRC-14 the count stands still while the shelf grows', async () => {
      await expect(page.getByText('「的」找到超過 20 件商品')).toBeVisible()
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        await expect(page.getByText('正在載入更多商品')).toHaveCount(0, { timeout: 500 })
      }).toPass()
      await expect(page.getByText('「的」找到超過 20 件商品')).toBeAttached()
    })
    const count = await cards(page).count()
    const requests = asked.length
    expect(requests).toBe(Math.ceil(count / 20))
    await cards(page).nth(10).getByRole('link').click()
    await expect(page).toHaveURL(/\/zh\/product\//)
    await page.goBack()
    await expect(cards(page)).toHaveCount(count)
    await expect(cards(page).nth(10)).toBeInViewport()
    await expect(box(page)).toHaveValue('的')
    expect(asked).toHaveLength(requests)
  },
)

test(
  'CON-02 I18N-17 going back finds the last twenty pages of results as they were, and asks for the one before anew',
  atDesk,
  async ({ page }) => {
    const asked = listenForSearches(page)
    const words = Array.from({ length: 21 }, (_, place) => `梅${'梅'.repeat(place % 3)}${place}`)
    await open(page, '/zh/search')
    for (const each of words) {
      const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/v1/products/search')
      await box(page).fill(each)
      await box(page).press('Enter')
      await answered
      await expect(page.getByRole('heading', { name: `「${each}」` })).toBeVisible()
    }
    expect(asked).toHaveLength(21)
    for (const each of words.slice(1, -1).toReversed()) {
      await page.goBack()
      await expect(page.getByRole('heading', { name: `「${each}」` })).toBeVisible()
    }
    expect(asked).toHaveLength(21)
    const again = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/v1/products/search')
    await page.goBack()
    expect((await again).postDataJSON()).toMatchObject({ q: { name_or_description_cont: words[0] } })
  },
)
