/** Goods of a parcel with how many of them could be missing, and how many of those are to begin with. */
export type MissingGoods = { product_id: number; name: string; picture: string; units: number; missing: number }
