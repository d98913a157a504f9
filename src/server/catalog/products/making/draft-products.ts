import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import type { Temperature } from '#rules/temperature.ts'
import { writeAuditEntries } from '#server/platform/audit/write-audit-entry.ts'
import { createFirstVersions } from '../versions/store.ts'
import { createDraftRows, takeSlugs } from './store.ts'

/** `proposed`: its name in addresses, unless another has it. */
type Draft = { name_zh: string; name_en: string; temperature: Temperature; proposed: string }

/** Begins many products as drafts, in few statements, each as `createDraft` begins one. Answers their ids in that order. */
export async function createDrafts(
  tx: Tx,
  { drafts, actor, now }: { drafts: readonly Draft[]; actor: Actor; now: Date },
): Promise<number[]> {
  if (drafts.length === 0) return []
  const slugs = await takeSlugs(
    tx,
    drafts.map(({ proposed }) => proposed),
  )
  const said = drafts.map(({ proposed, ...draft }, place) => ({ slug: slugs[place] ?? proposed, ...draft, state: 'draft' as const }))
  const ids = await createDraftRows(tx, { drafts: said, now })
  const made = said.map((after, place) => ({ product: ids[place] ?? 0, after }))
  await createFirstVersions(tx, { made, actor, verb: 'create-product', now })
  await writeAuditEntries(
    tx,
    made.map(({ product, after }) => ({ actor, verb: 'create-product', subject: `product ${product}`, before: null, after, now })),
  )
  return ids
}
