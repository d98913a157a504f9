import { addMinutes } from '#rules/calendar.ts'
import { isBarcode } from '#rules/invoices/invoice.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { turnsOf, type Asker } from '#server/platform/limits/asker.ts'
import { takeTurns } from '#server/platform/limits/take-turn.ts'
import { tooMany, type TooMany } from '#server/platform/limits/too-many.ts'
import type { Shop } from '#server/platform/shop.ts'
import { isBarcodeKnown, saveKnownBarcode } from './store.ts'

export type BarcodeAsked = { barcode: string; asker: Asker }
export type BarcodeRefusal = { status: 'internal_error' } | TooMany

/** How long what the register said is believed: whoever presses again asks nobody. */
const knownMinutes = 60

/**
 * Whether the tax office knows this barcode. What is no barcode is not asked about, nor what it has just said that it
 * knows. Refused while its register is out of reach, and to whoever asks it too often.
 */
export async function checkBarcode(shop: Shop, { barcode, asker }: BarcodeAsked): Promise<Result<boolean, BarcodeRefusal>> {
  const {
    ports,
    log,
    database: { db },
  } = shop
  if (!isBarcode(barcode)) return ok(false)
  const barcodeHash = shop.fingerprint(`barcode:${barcode}`)
  const now = shop.now()
  if (await isBarcodeKnown(db, { barcodeHash, now })) return ok(true)
  const turn = await takeTurns(shop, db, turnsOf(asker, { here: 'barcodesHere', mine: 'barcodes' }))
  if (!turn.ok) return refuse(tooMany({ reason: 'look_ups', ...turn.refusal }))
  const checked = await ports.carrierRegister.checkBarcode(barcode)
  if (checked.answer === 'unreachable') {
    log.error({ reason: checked.reason }, 'the register of mobile barcodes cannot be reached')
    return refuse({ status: 'internal_error' })
  }
  if (checked.answer === 'known') await saveKnownBarcode(db, { barcodeHash, until: addMinutes(now, knownMinutes) })
  return ok(checked.answer === 'known')
}
