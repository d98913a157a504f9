import type { Tx } from '#database/connect.ts'
import { savePreferenceRow, type InvoicePreference } from './store.ts'

export type UsedCarrier = { memberId: number; carrierType: string; carrier: string | null }

/** Keeps the carrier of an order for the next one. Donations and paper invoices carry nothing to keep. */
export async function saveUsedCarrier(tx: Tx, { memberId, carrierType, carrier }: UsedCarrier): Promise<void> {
  const preference = carrier ? preferenceOf(carrierType, carrier) : undefined
  if (preference) await savePreferenceRow(tx, { memberId, preference })
}

function preferenceOf(carrierType: string, carrier: string): InvoicePreference | undefined {
  if (carrierType === 'member_carrier') return { member: carrier }
  if (carrierType === 'mobile_carrier') return { mobile: carrier }
  return carrierType === 'Citizen_Digital_Certificate' ? { citizen: carrier } : undefined
}
