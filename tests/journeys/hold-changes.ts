import type { Page } from '@playwright/test'

/** Changes wait on their way until they are let through. */
export async function holdChanges(page: Page, address: string): Promise<{ asked: Promise<void>; release: () => void }> {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    ask()
    await released
    await route.continue()
  })
  return { asked, release }
}
