import { lastDigits, readBankAccount, type AccountFaults, type BankAccount, type TypedAccount } from '#rules/payments/bank-account.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { listRefundsByHand } from '#server/money/payments/published/refunds-by-hand.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockWholeOrder } from '#server/sales/orders/lock-whole-order.ts'
import { hashOfWord } from '../links/link-word.ts'
import { createAccount, findAccountRow, findOrderOfWord, saveReplaced } from './account-store.ts'
import { decryptAccount, encryptAccount } from './encrypted-account.ts'

export type EnteringRefusal = { code: 'link_ended' } | { code: 'validation_error'; errors: AccountFaults }

/**
 * A buyer says to which account their money is to go (D-111). Sent twice it is entered once; another account takes the place of the one
 * before, as long as the money has not gone. Whoever is just transferring it holds the same order.
 */
export async function enterAccount(
  shop: Shop,
  { token, typed }: { token: string; typed: TypedAccount },
): Promise<Result<'entered', EnteringRefusal>> {
  const read = readBankAccount(typed)
  if (!read.ok) return refuse({ code: 'validation_error', errors: read.refusal.errors })
  const orderId = await findOrderOfWord(shop.database.db, hashOfWord(token))
  if (orderId === null) return refuse({ code: 'link_ended' })
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const { order } = await lockWholeOrder(tx, orderId)
    if ((await listRefundsByHand(tx, orderId)).length === 0) return refuse({ code: 'link_ended' })
    const before = await findAccountRow(tx, orderId)
    const known = before ? decryptAccount(shop.cipher, before) : null
    if (known && isSame(known, read.value)) return ok('entered')
    if (before) await saveReplaced(tx, { accountId: before.id, now })
    const { bankCode, branch, number } = read.value
    await createAccount(tx, {
      order_id: orderId,
      user_id: order.user_id,
      bank_code: bankCode,
      branch,
      last4: lastDigits(number),
      entered_at: now,
      ...encryptAccount(shop.cipher, read.value, orderId),
    })
    await writeAuditEntry(tx, {
      actor: { kind: 'system', id: 'bank-account-link' },
      verb: 'enter-bank-account',
      subject: `order ${order.hashed_id}`,
      before: null,
      after: { account: 'changed' },
      now,
    })
    return ok('entered')
  })
}

function isSame(one: BankAccount, other: BankAccount): boolean {
  return one.bankCode === other.bankCode && one.branch === other.branch && one.number === other.number && one.holder === other.holder
}
