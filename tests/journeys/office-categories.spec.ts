import { expect, test } from '@playwright/test'
import type { Category } from '#contract/shop/api/categories.ts'
import { categoriesTexts, standsNow } from '#texts/office/goods/categories.ts'
import { moveOf } from '#texts/office/goods/sorting.ts'
import { comeToOffice } from './office-page.ts'
import { ask, atDesk, expectAccessibleInEachTheme, expectFits, heading, open, shopper } from './shopper.ts'

// The tree of categories of the demo shop. Order and names end as they began: other journeys read the menu meanwhile.

test(
  'CAT-01 CAT-02 a category is moved by the keyboard and dragged, which is spoken, and its text comes into the shop when it is published',
  atDesk,
  async ({ page }, { repeatEachIndex, retry }) => {
    const boss = shopper(page, 'zh')
    const { say } = boss
    const { categories } = await ask<{ categories: Category[] }>(boss, '/api/v1/categories')
    const main = categories.find(({ sub_categories: below }) => below.length > 2)
    const [first, second] = main?.sub_categories ?? []
    if (!main || !first || !second) throw new Error('The demo shop has sub-categories.')
    await comeToOffice(page, 'boss', `/office/categories?id=${second.id}`)
    await expect(page.getByRole('heading', { level: 2, name: second.name })).toBeVisible()
    const row = page.getByRole('list', { name: say(categoriesTexts.tree) }).getByRole('link', { name: second.name })
    const of = main.sub_categories.length
    const spoken = (place: number) => page.getByText(say(standsNow({ name: second.name, above: main.name, place, of })))
    const kept = () =>
      page.waitForResponse(
        (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/office/api/v1/categories') && answer.ok(),
      )
    const up = kept()
    await row.press('Alt+ArrowUp')
    await up
    await expect(spoken(1)).toBeAttached()
    const down = kept()
    await row.press('Alt+ArrowDown')
    await down
    await expect(spoken(2)).toBeAttached()

    // By the pointer: taken hold of at its grip, and put down below the next.
    const tree = page.getByRole('list', { name: say(categoriesTexts.tree) })
    const grip = tree.getByRole('button', { name: say(moveOf(first.name)) })
    await grip.scrollIntoViewIfNeeded()
    const [from, to] = [await grip.boundingBox(), await tree.getByRole('button', { name: say(moveOf(second.name)) }).boundingBox()]
    if (!from || !to) throw new Error('Both have a grip.')
    const dropped = kept()
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2 + 10, { steps: 4 })
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 + 6, { steps: 8 })
    await page.mouse.up()
    await dropped
    await expect(page.getByText(say(standsNow({ name: first.name, above: main.name, place: 2, of })))).toBeAttached()
    const back = kept()
    await tree.getByRole('link', { name: first.name }).press('Alt+ArrowUp')
    await back

    // Also when it is told again in the same shop.
    const words = `每週五上新品，${second.name}一次看齊（${repeatEachIndex}.${retry}）。`
    await page.getByLabel(say(categoriesTexts.textZh)).fill(words)
    await page.getByLabel(say(categoriesTexts.textEn)).fill('New every Friday.')
    await page.getByRole('button', { name: say(categoriesTexts.keepDraft) }).click()
    await expect(page.getByText(say(categoriesTexts.draftWaits))).toBeVisible()
    await expect(page.getByRole('button', { name: say(categoriesTexts.keepDraft) })).toHaveCount(0)
    await expectAccessibleInEachTheme(boss)
    await expectFits(boss)
    expect(await ask<{ text?: string }>(boss, `/api/v1/categories/${second.id}`), 'a draft is for nobody').not.toMatchObject({
      text: words,
    })
    await page.getByRole('button', { name: say(categoriesTexts.publish), exact: true }).click()
    await expect(page.getByText(say(categoriesTexts.noDraft))).toBeVisible()
    await expect(async () => {
      await open(page, `/zh/items/${second.id}`)
      await expect(heading(boss, second.name)).toBeVisible()
      await expect(page.getByText(words)).toBeVisible({ timeout: 1000 })
    }).toPass()
  },
)
