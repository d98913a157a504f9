import * as z from 'zod'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { noteShown } from '#server/platform/pictures/published/note-shown.ts'
import type { Shop } from '#server/platform/shop.ts'
import { faultInPeriod, newBannerShape, type BannerRefusal, type NewBanner } from './banner-shape.ts'
import { judgeClaims, keptOf } from './judge-claims.ts'
import { createBannerRow, findLastBanner, findSameBanner, lockWriting } from './store.ts'

/** Hangs a banner; answers its id. */
export async function createBanner(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, banner }: { actor: Actor; banner: NewBanner },
): Promise<Result<number, BannerRefusal>> {
  const read = newBannerShape.safeParse(banner)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  const { starts_at = null, ends_at = null, confirmed_claims: confirmed, ...shown } = read.data
  const said = { ...shown, starts_at, ends_at }
  const fault = faultInPeriod(said)
  if (fault) return refuse({ code: 'wrong_value', why: fault })
  return shop.database.transaction(async (tx) => {
    await lockWriting(tx, 'banners')
    const same = await findSameBanner(tx, said)
    if (same !== undefined) return refuse({ code: 'banner_taken', banner: same })
    const claims = await judgeClaims(tx, { after: said, confirmed })
    if (claims) return refuse(claims)
    const row = { ...said, position: said.position ?? (await findLastBanner(tx, said.group_key)) + 1 }
    const id = await createBannerRow(tx, row)
    await noteShown(tx, { addresses: [row.desktop_image, row.mobile_image], now: shop.now() })
    await writeAuditEntry(tx, {
      actor,
      verb: 'create-banner',
      subject: `banner ${id}`,
      before: null,
      after: { ...row, ...keptOf(confirmed) },
      now: shop.now(),
    })
    return ok(id)
  })
}
