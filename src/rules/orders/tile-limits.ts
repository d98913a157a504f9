/** After so many hours a tile is amber, and red; null where waiting is somebody else's turn. */
export type TileHours = { amber: number; red: number } | null

const day = 24

/** The tiles of 今日 (TDY-02), the most pressing first where they are equally old, with their limits as they begin (TDY-03). */
const hoursOfTiles = {
  unanswered: { amber: 1, red: 6 },
  to_pick: { amber: 24, red: 48 },
  to_hand_over: { amber: 24, red: 48 },
  invoice_late: { amber: 2, red: 24 },
  refund: { amber: 7 * day, red: 12 * day },
  /** Another store has to be chosen within hours (DSK-32). */
  store_closed: { amber: 0, red: 0 },
  parcel: { amber: 3 * day, red: 7 * day },
  transfer_due: null,
  held: { amber: 2 * day, red: 7 * day },
  approvals: { amber: 4, red: 24 },
  assigned: null,
  low_stock: null,
  failed_work: { amber: 1, red: 6 },
  providers: { amber: 0, red: 1 },
} as const satisfies Readonly<Record<string, TileHours>>

export type TodayTileKind = keyof typeof hoursOfTiles
export const todayTiles = Object.keys(hoursOfTiles) as TodayTileKind[]

/** What has a limit of its own: chilled and frozen goods wait shorter than the others of their tile. */
export const limitNames = [...todayTiles, 'to_pick_cold'] as const
export type LimitName = (typeof limitNames)[number]

/** Limits as settings keep them. */
export type TodayTerms = {
  hours: Readonly<Record<LimitName, TileHours>>
  /** Goods on sale of which so many units or fewer are free stand under 低庫存. */
  low_stock_units: number
}

export const defaultTodayTerms: TodayTerms = { hours: { ...hoursOfTiles, to_pick_cold: { amber: 12, red: 24 } }, low_stock_units: 5 }

export const tones = ['calm', 'amber', 'red'] as const
export type Tone = (typeof tones)[number]

/** How pressing it is that the oldest waits since then. */
export function toneOf(hours: TileHours, { oldest, now }: { oldest: Date | null; now: Date }): Tone {
  if (hours === null || oldest === null) return 'calm'
  const waited = (now.getTime() - oldest.getTime()) / 3_600_000
  if (waited < hours.amber) return 'calm'
  return waited < hours.red ? 'amber' : 'red'
}

export function worseOf(one: Tone, other: Tone): Tone {
  return tones.indexOf(one) > tones.indexOf(other) ? one : other
}
