import type { Tx } from '#database/connect.ts'
import type { Twd } from '#rules/money.ts'
import { createCode } from '../store.ts'

export type PersonalCode = { memberId: number; code: string; amount: Twd; name: { zh: string; en: string }; now: Date; endsAt: Date }

/** A code that only this member can use, and once; answers its id. The database refuses a word that is taken. */
export async function createPersonalCode(tx: Tx, { memberId, code, amount, name, now, endsAt }: PersonalCode): Promise<number> {
  const words = { code, name_zh: name.zh, name_en: name.en, source: 'share' as const, owner_user_id: memberId }
  const terms = { kind: 'amount' as const, value: amount, starts_at: now, ends_at: endsAt, total_limit: 1, per_user_limit: 1 }
  return createCode(tx, { ...words, ...terms })
}
