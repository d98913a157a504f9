import type { Text } from '#rules/locale.ts'
import type { ShopifyPicture } from '#rules/imports/shopify/shopify-goods.ts'

export type GivenPicture = { url: string; alt_zh: string; alt_en: string }

/** What a row does beside changing the fields of its product. */
export type BesideProduct = {
  /** 設為 or 增減, as it was said of the file. */
  units?: number
  /** In their order, where they can be fetched. */
  pictures?: readonly ShopifyPicture[]
  /** Its text with pictures that lie elsewhere, and where each of them is fetched. */
  text?: { html: string; sources: Readonly<Record<string, string>> }
  /** Those that came and were given to it. */
  given?: readonly GivenPicture[]
  /** Those that it had before. */
  stood?: readonly GivenPicture[]
  /** Its pictures take the place of those that it has. */
  replaces?: true
  /** What a new product becomes once its pictures are there. */
  state?: 'on' | 'archived'
  /** The family that it makes with the products of other rows. */
  family?: { name: string; name_en?: string; axes: readonly Text[]; members: readonly { row_no: number; values: readonly Text[] }[] }
  /** The name of the family that it joins. */
  joins?: string
  /** The family that was made. */
  made_family?: { id: number; version: number }
}

const names = ['units', 'stock', 'pictures', 'text', 'given', 'stood', 'replaces', 'state', 'family', 'joins', 'made_family'] as const

/** What a row says of the fields of its product, and what it does beside. */
export function apart(said: object): { fields: Record<string, unknown>; beside: BesideProduct } {
  const of = (isBeside: boolean) => Object.entries(said).filter(([name]) => names.some((each) => each === name) === isBeside)
  return { fields: Object.fromEntries(of(false)), beside: Object.fromEntries(of(true)) }
}
