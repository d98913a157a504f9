import { isBarcode } from '#rules/invoice.ts'
import type { Shop } from '#server/shop.ts'

/** Whether the tax office knows this barcode; null while its register is out of reach. What is no barcode is not asked about. */
export async function checkBarcode({ ports, log }: Shop, barcode: string): Promise<boolean | null> {
  if (!isBarcode(barcode)) return false
  const checked = await ports.carrierRegister.checkBarcode(barcode)
  if (checked.answer !== 'unreachable') return checked.answer === 'known'
  log.error({ reason: checked.reason }, 'the register of mobile barcodes cannot be reached')
  return null
}
