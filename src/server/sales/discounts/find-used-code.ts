import type { Tx } from '#database/connect.ts'

/** The code that an order uses; null when it uses none, or no longer does. */
export async function findUsedCode(tx: Tx, orderId: number): Promise<string | null> {
  const used = await tx
    .selectFrom('discount_uses')
    .innerJoin('discount_codes', 'discount_codes.id', 'discount_uses.code_id')
    .where('discount_uses.order_id', '=', orderId)
    .where('discount_uses.released_at', 'is', null)
    .select('discount_codes.code')
    .executeTakeFirst()
  return used?.code ?? null
}
