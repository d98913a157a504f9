/** 進貨, 銷售, 退貨入庫, 盤點差異, 報廢, 過期, 樣品, 贈送, 調撥, 更正 (STK-02). */
export const movementKinds = ['receipt', 'sale', 'return', 'count', 'damage', 'expiry', 'sample', 'gift', 'transfer', 'correction'] as const
export type MovementKind = (typeof movementKinds)[number]

/** What a person writes down by itself; sales, and what comes back of orders, follow from these. */
export const kindsByHand = ['receipt', 'return', 'damage', 'expiry', 'sample', 'gift'] as const
export type KindByHand = (typeof kindsByHand)[number]

/** Goods come with it, or go. */
export function isArrival(kind: KindByHand): kind is 'receipt' | 'return' {
  return kind === 'receipt' || kind === 'return'
}

/** Units go on to people, or to where they are sold to some: nothing of a lot that is recalled does. */
export function reachesPeople(kind: MovementKind): boolean {
  return kind === 'sample' || kind === 'gift' || kind === 'transfer'
}

/** Whether a movement can be taken back by its opposite: what belongs to an order, the order takes back, and an opposite stands. */
export function isReversible({ kind, order_id, is_reversed }: { kind: MovementKind; order_id: number | null; is_reversed: boolean }) {
  return kind !== 'sale' && kind !== 'transfer' && order_id === null && !is_reversed
}
