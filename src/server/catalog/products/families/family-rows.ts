import type { FamilySaid } from '#contract/office/api/goods/families.ts'
import type { Selectable } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Swatch } from '#rules/catalog/families/family.ts'

export type FamilyRow = Selectable<Tables['families']>
export type MemberRow = Selectable<Tables['family_members']>

export type StandsRefusal =
  | { code: 'unknown_family' }
  /** Somebody has changed it since: how it stands now. */
  | { code: 'edit_conflict'; by: string; at: Date; version: number; present: FamilySaid }

export function conflictOf({ changed_by: by, changed_at: at, version }: FamilyRow, present: FamilySaid) {
  return { code: 'edit_conflict', by, at, version, present } as const
}

/** A family as the tables keep it. */
export function rowsOfFamily({ name_zh, name_en, list_as, axes, members }: FamilySaid) {
  const [first, second] = axes
  const colour = axes.findIndex(({ is_colour: isColour }) => isColour)
  const family = {
    name_zh,
    name_en,
    list_as,
    axis1_zh: first?.name.zh ?? '',
    axis1_en: first?.name.en ?? '',
    axis2_zh: second?.name.zh ?? null,
    axis2_en: second?.name.en ?? '',
    colour_axis: colour === -1 ? null : colour + 1,
  }
  const rows = members.map(({ product, values: [one, two], swatch }, position) => ({
    product_id: product,
    position,
    value1_zh: one?.zh ?? '',
    value1_en: one?.en ?? '',
    value2_zh: two?.zh ?? '',
    value2_en: two?.en ?? '',
    ...columnsOf(colour === -1 ? null : swatch),
  }))
  return { family, members: rows }
}

/** The same family, as it was said. */
export function familyOfRows(family: FamilyRow, members: readonly MemberRow[]): FamilySaid {
  const { name_zh, name_en, list_as, colour_axis: colour } = family
  const second = family.axis2_zh
  const axes = [
    { name: { zh: family.axis1_zh, en: family.axis1_en }, is_colour: colour === 1 },
    ...(second === null ? [] : [{ name: { zh: second, en: family.axis2_en }, is_colour: colour === 2 }]),
  ]
  const said = members.map((member) => {
    const one = { zh: member.value1_zh, en: member.value1_en }
    const two = { zh: member.value2_zh, en: member.value2_en }
    return { product: member.product_id, values: second === null ? [one] : [one, two], swatch: swatchOf(member) }
  })
  return { name_zh, name_en, list_as, axes, members: said }
}

function columnsOf(swatch: Swatch | null) {
  if (swatch === null) return { swatch_hex: null, swatch_hex2: null, swatch_picture: null }
  if ('picture' in swatch) return { swatch_hex: null, swatch_hex2: null, swatch_picture: swatch.picture }
  return { swatch_hex: swatch.hex, swatch_hex2: swatch.hex2 ?? null, swatch_picture: null }
}

export function swatchOf(row: Pick<MemberRow, 'swatch_hex' | 'swatch_hex2' | 'swatch_picture'>): Swatch | null {
  if (row.swatch_picture !== null) return { picture: row.swatch_picture }
  if (row.swatch_hex === null) return null
  return { hex: row.swatch_hex, ...(row.swatch_hex2 !== null && { hex2: row.swatch_hex2 }) }
}
