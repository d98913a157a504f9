import type { Shopper } from './shopper.ts'

/** What happened on this page, in a shop that works with no tracker. */
export const told = ({ page }: Shopper) => page.evaluate(() => (globalThis.trackedEvents ?? []).map(({ name }) => name))
