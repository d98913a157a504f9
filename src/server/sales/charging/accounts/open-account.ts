import type { BankAccount } from '#rules/payments/bank-account.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findOrderForBooks } from '#server/sales/orders/published/find-books.ts'
import { findAccountRow } from './account-store.ts'
import { decryptAccount } from './encrypted-account.ts'

export type OpenedAccount = BankAccount & { id: number }

/** The account of an order in full, for whoever transfers its money. Whoever shows it notes first who looks. */
export async function openAccount(shop: Shop, number: string): Promise<Result<OpenedAccount, { code: 'no_such_order' | 'no_account' }>> {
  const { db } = shop.database
  const order = await findOrderForBooks(db, number)
  if (!order) return refuse({ code: 'no_such_order' })
  const row = await findAccountRow(db, order.whole.id)
  const account = row ? decryptAccount(shop.cipher, row) : null
  return row && account ? ok({ id: row.id, ...account }) : refuse({ code: 'no_account' })
}
