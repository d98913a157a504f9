import type { Tx } from '#database/connect.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findTotp, takeStep } from './sign-in-store.ts'
import { decryptTotp, stepOfCode } from './totp.ts'

/** Whether this is a code of somebody's authenticator app that was not given before; it is used up then (ACC-17). */
export async function takeCode(shop: Shop, tx: Tx, { staffId, code }: { staffId: number; code: string }): Promise<boolean> {
  const kept = await findTotp(tx, staffId)
  const secret = kept ? decryptTotp(shop, { staffId, secret: kept.secret }) : null
  const step = secret === null ? null : stepOfCode({ secret, code }, shop.now())
  return step !== null && takeStep(tx, { staffId, step })
}
