import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { allowanceLines, type AllowanceLine } from '#rules/invoices/allowance-lines.ts'
import type { Twd } from '#rules/money.ts'
import { invoiceLineTexts } from '#texts/shop/invoice.ts'
import { listGivenParts } from '#server/money/payments/published/given-parts.ts'
import { listLineNames } from '#server/sales/orders/published/invoicing/line-names.ts'

export type TakenOffAsked = { orderId: number; amount: Twd; /** What the money follows from. */ cause: string }

/** What an allowance says: the goods and fees of which money goes back, where that is known line by line (DSK-18). */
export async function linesTakenOff(db: Kysely<Tables>, { orderId, amount, cause }: TakenOffAsked): Promise<AllowanceLine[]> {
  const parts = (await listGivenParts(db, orderId)).filter((part) => part.cause === cause)
  const names = parts.length === 0 ? new Map<number, string>() : await listLineNames(db, orderId)
  const nameOf = ({ lineId, fee }: (typeof parts)[number]) => {
    if (fee) return invoiceLineTexts[fee]
    return (lineId !== null && names.get(lineId)) || invoiceLineTexts.returned
  }
  const told = parts.map((part) => ({ name: nameOf(part), units: part.units, amount: part.amount }))
  return allowanceLines(told, { amount, otherwise: invoiceLineTexts.returned })
}
