import type { Tx } from '#database/connect.ts'
import { differencesInTree, withChanges } from '#rules/catalog/categories/category-tree.ts'
import { publishedBack } from '#rules/catalog/categories/published-back.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { changeArrangement, type ArrangementAct, type ArrangementConflict, type ArrangementSaved } from './change-draft.ts'
import { changesOf } from './changes-of.ts'
import { emptyOf, listEmptyTargets } from './leave-out-empty.ts'
import { publishTree, type TreeNotPublished } from './publish-tree.ts'
import { treeOf } from './restore-arrangement.ts'
import { createPublishedVersion, findLastPublished, lockTree, type ArrangementRow } from './store.ts'

type Refusal = TreeNotPublished | { code: 'unknown_version' }
type Back = { draft: unknown; published?: unknown; whole: unknown }
type Taken = { row: ArrangementRow; was: unknown; became: unknown; now: Date }

/** The shop shows again what it showed before the last publishing, and what was published waits as a draft again (0086). */
export async function takeBackPublishing(
  shop: Shop,
  act: ArrangementAct,
): Promise<Result<ArrangementSaved, Refusal | ArrangementConflict>> {
  return changeArrangement<Refusal>(shop, act, async (tx, row) => {
    const { kind, actor } = act
    const [last, previous] = [await findLastPublished(tx, kind), await findLastPublished(tx, kind, { before: 1 })]
    if (!last || !previous) return refuse({ code: 'unknown_version' })
    const taken = { row, was: previous.whole, became: last.whole, now: shop.now() }
    const back = kind === 'categories' ? await takeTreeBack(tx, taken) : ok(menuBack(taken))
    if (!back.ok) return back
    const { draft, published, whole } = back.value
    await createPublishedVersion(tx, { kind, whole, actor, now: shop.now() })
    const change = {
      draft: draft === null ? null : JSON.stringify(draft),
      ...(published !== undefined && {
        published: JSON.stringify(published),
        left_out: emptyOf(published, await listEmptyTargets(tx)),
      }),
    }
    return ok({ verb: 'take-back-publishing', before: { version: last.version }, after: { version: previous.version }, row: change })
  })
}

/** What was wanted stays wanted: what was published, and what a newer draft says. */
async function takeTreeBack(tx: Tx, { row, was, became, now }: Taken): Promise<Result<Back, TreeNotPublished>> {
  const stand = await lockTree(tx)
  const wanted = withChanges(stand, changesOf(row.draft))
  const changes = publishedBack(stand, { before: treeOf(was), after: treeOf(became) })
  const published = await publishTree(tx, { draft: changes, now })
  if (!published.ok) return published
  const { after } = published.value
  const draft = differencesInTree(after, wanted)
  return ok({ draft: Object.keys(draft).length > 0 ? draft : null, whole: after })
}

const menuBack = ({ row, was, became }: Taken): Back => ({ draft: row.draft ?? became, published: was, whole: was })
