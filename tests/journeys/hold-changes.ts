import type { Page, Route } from '@playwright/test'

type Held = {
  asked: Promise<void>
  release: () => void
  /** It is answered that this cannot be done, and nothing is. */
  refuse: () => void
}

/** Changes wait on their way until they are let through. */
export async function holdChanges(page: Page, address: string): Promise<Held> {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: decided, resolve: decide } = Promise.withResolvers<(route: Route) => Promise<void>>()
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    ask()
    await (
      await decided
    )(route)
  })
  return {
    asked,
    release: () => decide((route) => route.continue()),
    refuse: () => decide((route) => route.fulfill({ status: 422, json: { status: 'order_held', message: refusal } })),
  }
}

export const refusal = '現在不能這樣做'
