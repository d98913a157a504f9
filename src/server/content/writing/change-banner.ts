import * as z from 'zod'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { changedFields, type ChangedFields } from '#server/platform/audit/changed-fields.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { noteShown } from '#server/platform/pictures/published/note-shown.ts'
import type { Shop } from '#server/platform/shop.ts'
import { bannerChangeShape, faultInPeriod, type BannerChange, type BannerRefusal } from './banner-shape.ts'
import { judgeClaims, keptOf } from './judge-claims.ts'
import { findSameBanner, findWholeBanner, lockWriting, saveBannerRow, type WholeBanner } from './store.ts'

/** Changes what a banner shows, where it leads, its place or its time; all of it or nothing. Told twice, the second time changes nothing. */
export async function changeBanner(
  shop: Shop,
  { actor, id, change }: { actor: Actor; id: number; change: BannerChange },
): Promise<Result<ChangedFields<WholeBanner>, BannerRefusal>> {
  const read = bannerChangeShape.safeParse(change)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  const { confirmed_claims: confirmed, ...said } = read.data
  return shop.database.transaction(async (tx) => {
    await lockWriting(tx, 'banners')
    const stood = await findWholeBanner(tx, id)
    if (!stood) return refuse({ code: 'unknown_banner' })
    const { before, after } = changedFields(stood, said)
    if (Object.keys(after).length === 0) return ok({ before, after })
    const fault = faultInPeriod({ ...stood, ...after })
    if (fault) return refuse({ code: 'wrong_value', why: fault })
    const same = await findSameBanner(tx, { ...stood, ...after })
    if (same !== undefined) return refuse({ code: 'banner_taken', banner: same })
    const claims = await judgeClaims(tx, { before: stood, after, confirmed })
    if (claims) return refuse(claims)
    await saveBannerRow(tx, { id, change: after })
    await noteShown(tx, { addresses: [after.desktop_image, after.mobile_image].filter((url) => url !== undefined), now: shop.now() })
    await writeAuditEntry(tx, {
      actor,
      verb: 'change-banner',
      subject: `banner ${id}`,
      before,
      after: { ...after, ...keptOf(confirmed) },
      now: shop.now(),
    })
    return ok({ before, after })
  })
}
