import { inLanguage, type Language } from '#rules/locale.ts'
import type { ExportColumn } from '#rules/orders/export-columns.ts'
import type { PaymentState } from '#rules/orders/order-filter.ts'
import type { ToExport } from '#server/sales/orders/for-staff/list-to-export.ts'
import { formatWholeMoment } from '#texts/office/times.ts'
import { paymentStateTexts, stateTexts } from '#texts/office/orders.ts'
import { paymentMethodTexts } from '#texts/shop/payment-methods.ts'
import { shippingMethodTexts } from '#texts/shop/order.ts'
import { controlTexts } from '#texts/shared/controls.ts'
import type { Cell } from './cell.ts'

type Row = { order: ToExport; line: ToExport['lines'][number] | null }

/** The cells of one row, in the order of the columns. Instants are those of Taipei. */
export function cellsOf({ order, line }: Row, { columns, language }: { columns: readonly ExportColumn[]; language: Language }): Cell[] {
  const at = (moment: Date | null) => (moment === null ? '' : formatWholeMoment(moment))
  const cells: Readonly<Record<ExportColumn, () => Cell>> = {
    number: () => order.hashed_id,
    placed_at: () => at(order.placed_at),
    status: () => inLanguage(stateTexts[order.status], language),
    payment: () => inLanguage(paymentMethodTexts[order.payment].name, language),
    payment_state: () => (order.payment_state === null ? '' : inLanguage(paymentStateTexts[order.payment_state as PaymentState], language)),
    paid_at: () => at(order.paid_at),
    shipping_method: () => inLanguage(shippingMethodTexts[order.shipping_method], language),
    temperature: () => inLanguage(controlTexts.temperatures[order.temperature], language),
    tracking: () => order.tracking ?? '',
    shipped_at: () => at(order.shipped_at),
    finished_at: () => at(order.finished_at),
    sender_name: () => order.sender_name,
    sender_phone: () => asDialled(order.sender_phone),
    email: () => order.email ?? '',
    recipient_name: () => order.recipient?.name ?? '',
    recipient_phone: () => asDialled(order.recipient?.phone ?? ''),
    address: () => order.address,
    store: () => order.store?.store_name ?? '',
    items_total: () => order.items_total,
    discount: () => order.discount_amount,
    delivery_fee: () => order.delivery_fee,
    handling_fee: () => order.handling_fee,
    total: () => order.grand_total,
    refunded: () => Number(order.refunded ?? 0),
    code: () => order.discount_code_text ?? '',
    invoice_number: () => order.invoice_number ?? '',
    tax_id: () => order.receipt ?? '',
    remark: () => order.remark,
    tags: () => order.tags ?? '',
    goods: () => (line ? inLanguage(line.name, language) : ''),
    quantity: () => line?.quantity ?? 0,
    price: () => line?.price ?? 0,
    line_total: () => line?.sub_total ?? 0,
  }
  return columns.map((column) => cells[column]())
}

/** As it is dialled in Taiwan; other countries keep theirs. */
export function asDialled(phone: string): string {
  return phone.replace(/^\+886/, '0')
}
