import type { KnownPages } from '#contract/shop/found-page.ts'
import type { ContentVersions } from '#server/platform/followed-versions.ts'

/** What the shop has pages for, asked once for each state of the content and only when somebody wants something that is not in memory. */
export function knownPagesOf(find: () => Promise<KnownPages>): (versions: ContentVersions) => Promise<KnownPages> {
  const ofState = new WeakMap<ContentVersions, Promise<KnownPages>>()
  return (versions) => {
    const known = ofState.get(versions)
    if (known) return known
    const asking = find()
    ofState.set(versions, asking)
    asking.catch(() => ofState.delete(versions))
    return asking
  }
}
