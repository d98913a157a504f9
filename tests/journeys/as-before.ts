import type { Page } from '@playwright/test'
import type { SavedCard } from '#contract/shop/api/cards.ts'
import type { ContactRow } from '#contract/shop/api/recipients.ts'
import type { WishlistItem } from '#contract/shop/api/wishes/wishlist.ts'
import { csrfTokenOf } from './shopper.ts'

// What a journey that failed may have left with a member, whom the next one finds as they were before.

const headersOf = async ({ request }: Page) => ({ 'x-csrf-token': await csrfTokenOf(request) })

/** The member's address book has nobody of that name at a door. */
export async function forgetRecipients(page: Page, name: string): Promise<void> {
  const headers = await headersOf(page)
  const { list = [] } = (await (await page.request.get('/api/v2/user/contacts?type=black_cat')).json()) as { list?: ContactRow[] }
  for (const { id } of list.filter((contact) => contact.name === name))
    await page.request.delete(`/api/v2/user/contacts/${id}`, { headers })
}

/** The member's wishlist is empty, and nobody else sees it. */
export async function forgetWishes(page: Page): Promise<void> {
  const headers = await headersOf(page)
  const { wishlist_items: wishes } = (await (await page.request.get('/api/v2/user/wishlist_items')).json()) as {
    wishlist_items: WishlistItem[]
  }
  for (const { id } of wishes) await page.request.delete(`/api/v2/user/wishlist_items/${id}`, { headers })
  await stopSharing(page)
}

/** Nobody else sees the member's wishlist. */
export async function stopSharing(page: Page): Promise<void> {
  await page.request.delete('/api/v2/user/wishlist_items/share', { headers: await headersOf(page) })
}

/** The member waits for no goods to be back. */
export async function stopWaiting(page: Page): Promise<void> {
  const headers = await headersOf(page)
  const { stock_notices: notices } = (await (await page.request.get('/api/v2/user/stock_notices')).json()) as {
    stock_notices: { id: number }[]
  }
  for (const { id } of notices) await page.request.delete(`/api/v2/user/stock_notices/${id}`, { headers })
}

/** The member's account stays. */
export async function keepAccount(page: Page): Promise<void> {
  await page.request.delete('/api/v1/user/closing', { headers: await headersOf(page) })
}

/** No card of the member has this name, and the one that ends so is the default. */
export async function restoreCards(page: Page, { name, byDefault }: { name: string; byDefault: string }): Promise<void> {
  const headers = await headersOf(page)
  const { cards } = (await (await page.request.get('/api/v1/user/cards')).json()) as { cards: SavedCard[] }
  for (const { uuid, alias, last4 } of cards) {
    if (alias === name) await page.request.put(`/api/v1/user/cards/${uuid}`, { headers, data: { card: { alias: '' } } })
    if (last4 === byDefault) await page.request.put(`/api/v1/user/cards/${uuid}`, { headers, data: { card: { default: true } } })
  }
}
