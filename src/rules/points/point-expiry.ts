import type { Lot } from './points.ts'

/**
 * Lots with the ends that hold at that moment: whenever a lot becomes effective, those that are live by then take its end
 * (D-31). What was over before stays over. Settling what is settled changes nothing.
 */
export function settleExpiry<L extends Lot>(lots: readonly L[], now: Date): L[] {
  let settled = [...lots]
  for (const newer of effectiveLots(lots, now)) {
    const { effective_at: moment, expires_at } = settled.find((lot) => lot.id === newer.id) ?? newer
    settled = settled.map((lot) => (isLive(lot, moment) ? { ...lot, expires_at } : lot))
  }
  return settled
}

/** Lots whose rest is lost by now, as settled. Their points leave in one entry, expiration_reset (PTS-12). */
export function expiredLots<L extends Lot>(lots: readonly L[], now: Date): L[] {
  return settleExpiry(lots, now).filter((lot) => lot.remaining > 0 && lot.expires_at !== null && lot.expires_at <= now)
}

function effectiveLots<L extends Lot>(lots: readonly L[], now: Date): L[] {
  return lots
    .filter((lot) => lot.effective_at <= now)
    .toSorted((one, other) => Number(one.effective_at) - Number(other.effective_at) || one.id - other.id)
}

function isLive({ effective_at, expires_at }: Lot, moment: Date): boolean {
  return effective_at <= moment && (expires_at === null || moment < expires_at)
}
