/** Columns of a file of orders (DSK-05), in the order in which they are proposed. */
export const exportColumns = [
  'number',
  'placed_at',
  'status',
  'payment',
  'payment_state',
  'paid_at',
  'shipping_method',
  'temperature',
  'tracking',
  'shipped_at',
  'finished_at',
  'sender_name',
  'sender_phone',
  'email',
  'recipient_name',
  'recipient_phone',
  'address',
  'store',
  'items_total',
  'discount',
  'delivery_fee',
  'handling_fee',
  'total',
  'refunded',
  'code',
  'invoice_number',
  'tax_id',
  'remark',
  'tags',
  'goods',
  'quantity',
  'price',
  'line_total',
] as const
export type ExportColumn = (typeof exportColumns)[number]

const ofPersons: readonly ExportColumn[] = ['sender_name', 'sender_phone', 'email', 'recipient_name', 'recipient_phone', 'address', 'store']
const ofLines: readonly ExportColumn[] = ['goods', 'quantity', 'price', 'line_total']

/** The columns that somebody may have, of those they asked for: without contact for who sees none, of lines only where a row is a line. */
export function columnsFor(
  asked: readonly ExportColumn[],
  { withContact, byLine }: { withContact: boolean; byLine: boolean },
): ExportColumn[] {
  return exportColumns.filter(
    (column) => asked.includes(column) && (withContact || !ofPersons.includes(column)) && (byLine || !ofLines.includes(column)),
  )
}
