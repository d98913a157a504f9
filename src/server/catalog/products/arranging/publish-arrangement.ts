import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import type { ArrangementKind } from '#rules/catalog/arrangement.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { changeArrangement, type ArrangementAct, type ArrangementConflict, type ArrangementSaved } from './change-draft.ts'
import { emptyOf, listEmptyTargets } from './leave-out-empty.ts'
import { publishTree, type TreeNotPublished } from './publish-tree.ts'
import { createPublishedVersion, findLastPublished, type ArrangementRow } from './store.ts'

export type PublishRefusal = TreeNotPublished | { code: 'no_draft' }

/** Shows a draft in the shop, all of it at once, and keeps it as a version (CAT-09). */
export async function publishArrangement(
  shop: Shop,
  { kind, actor, version }: ArrangementAct,
): Promise<Result<ArrangementSaved, PublishRefusal | ArrangementConflict>> {
  return changeArrangement<PublishRefusal>(shop, { kind, actor, version }, async (tx, row) => {
    if (row.draft === null) return refuse({ code: 'no_draft' })
    const published = await publishDraft(tx, { kind, row, actor, now: shop.now() })
    if (!published.ok) return published
    const change = { draft: null, publish_at: null, not_published: null, ...published.value }
    return ok({ verb: 'publish-arrangement', before: null, after: row.draft, row: change })
  })
}

type Publishing = { kind: ArrangementKind; row: ArrangementRow; actor: Actor; now: Date }

/** What stood there before is kept too, where it is not what was published last: the first time, and after commands. */
async function publishDraft(
  tx: Tx,
  { kind, row, actor, now }: Publishing,
): Promise<Result<{ published?: string; left_out?: string[] }, TreeNotPublished>> {
  const last = await findLastPublished(tx, kind)
  const keepBefore = async (whole: unknown) => {
    if (last && isDeepStrictEqual(last.whole, whole)) return
    await createPublishedVersion(tx, { kind, whole, actor: { kind: 'system', id: last ? 'command' : 'shop' }, now })
  }
  if (kind !== 'categories') {
    await keepBefore(row.published ?? { entries: null })
    await createPublishedVersion(tx, { kind, whole: row.draft, actor, now })
    return ok({ published: JSON.stringify(row.draft), left_out: emptyOf(row.draft, await listEmptyTargets(tx)) })
  }
  const tree = await publishTree(tx, { draft: row.draft, now })
  if (!tree.ok) return tree
  await keepBefore(tree.value.before)
  await createPublishedVersion(tx, { kind, whole: tree.value.after, actor, now })
  return ok({})
}
