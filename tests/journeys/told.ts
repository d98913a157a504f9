import type { Shopper } from './shopper.ts'

/** What the trackers would have been told on this page, as tracker and event. */
export const told = ({ page }: Shopper) =>
  page.evaluate(() => (globalThis.trackedEvents ?? []).map(({ tracker, event }) => `${tracker} ${event}`))
