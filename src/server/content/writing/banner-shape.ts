import * as z from 'zod'
import { instant, lineUpTo, textUpTo } from '#contract/shared/fields.ts'
import type { ClaimsUnconfirmed } from './judge-claims.ts'

const moment = instant.transform((said) => new Date(said)).nullable()
const picture = textUpTo(500).min(1)

/**
 * What staff say of a banner, each field for itself. The titles: headline, offer and call to action, parted by `｜` or
 * `|`. `url`: where it leads, an address of the shop without a language or one that begins with https://. `position`:
 * banners of a group stand by it. Without a beginning it is shown at once, without an end for good.
 */
const fields = {
  group_key: z.enum(['home', 'health_articles']),
  title_zh: lineUpTo(200).min(1),
  title_en: lineUpTo(200),
  url: textUpTo(500).regex(/^(?:https:\/\/[^\s\\]+|\/(?!\/)[^\s\\]*)$/, 'An address of the shop, or one that begins with https://'),
  desktop_image: picture,
  mobile_image: picture,
  position: z.int().min(0).max(10_000),
  starts_at: moment,
  ends_at: moment,
}

/** Words that claim a medical effect and are meant: they are published, and the audit keeps who said so (GDS-29). */
const confirmed_claims = z.array(lineUpTo(40)).max(100).default([])

/** Without a position it stands behind the others of its group. */
export const newBannerShape = z
  .strictObject(fields)
  .partial()
  .required({ group_key: true, title_zh: true, url: true, desktop_image: true, mobile_image: true })
  .extend({ confirmed_claims })

export const bannerChangeShape = z
  .strictObject(fields)
  .partial()
  .extend({ confirmed_claims })
  .refine(({ confirmed_claims: _confirmed, ...change }) => Object.keys(change).length > 0, 'Nothing to change')

export type NewBanner = z.input<typeof newBannerShape>
export type BannerChange = z.input<typeof bannerChangeShape>

export type BannerRefusal =
  | ClaimsUnconfirmed
  | { code: 'wrong_value'; why: string }
  /** A banner of the group shows and says the same at the same time, such as when it was told twice. */
  | { code: 'banner_taken'; banner: number }
  | { code: 'unknown_banner' }

type Period = { starts_at: Date | null; ends_at: Date | null }

/** Why a banner can't be shown at that time; null when it can. */
export function faultInPeriod({ starts_at: from, ends_at: until }: Period): string | null {
  return from && until && until <= from ? 'ends_at has to be after starts_at' : null
}
