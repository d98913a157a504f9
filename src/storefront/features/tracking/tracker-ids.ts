import { trackerNames, type TrackerName } from './tracker.ts'

/** The shop's ids at the companies, which its server writes into every page; empty where there is none. */
export function trackerIds(page: Pick<Document, 'querySelector'>): Record<TrackerName, string> {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="trackers"]')
  return Object.fromEntries(trackerNames.map((name) => [name, meta?.dataset[name] ?? ''])) as Record<TrackerName, string>
}
