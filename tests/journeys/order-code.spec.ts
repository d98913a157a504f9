import { expect, test, type Page } from '@playwright/test'
import { atDesk, comeAsMember, open } from './shopper.ts'

test('DSC-11 the code of an order stands on its page', atDesk, async ({ page }) => {
  await comeAsMember(page, 'mei')
  const { data: orders } = (await (await page.request.get('/api/v2/user/orders/all?items=100')).json()) as { data: { hashed_id: string }[] }
  const found = await findOrderWithCode(page, orders)
  await open(page, `/zh/order/${found.hashed_id}`)
  await expect(page.getByRole('main')).toContainText(found.discount_code)
})

async function findOrderWithCode(
  page: Page,
  orders: readonly { hashed_id: string }[],
): Promise<{ hashed_id: string; discount_code: string }> {
  for (const { hashed_id } of orders) {
    const order = (await (await page.request.get(`/api/v2/user/orders/${hashed_id}`)).json()) as { discount_code: string | null }
    if (order.discount_code) return { hashed_id, discount_code: order.discount_code }
  }
  throw new Error('No order of this member has a code')
}
