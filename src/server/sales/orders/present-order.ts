import { inLanguage, type Language } from '#rules/locale.ts'
import { keptContact, keptForeignContact, keptInvoice, keptStore, pickSnapshot, productSnapshot } from './order-snapshot.ts'
import type { listLineRows, OrderRow } from './store.ts'

type LineRow = Awaited<ReturnType<typeof listLineRows>>[number]

export type OrderParts = { parts: readonly OrderRow[]; lines: readonly LineRow[]; language: Language }

/** An order as it travels: names and prices as they were when it was placed, in the reader's language. */
export function presentOrder(row: OrderRow, has: OrderParts) {
  const parts = has.parts.filter((part) => part.parent_id === row.id)
  return { ...presentPart(row, has), split_orders: parts.map((part) => presentPart(part, has)) }
}

function presentPart(row: OrderRow, { lines, language }: OrderParts) {
  return {
    hashed_id: row.hashed_id,
    status: row.status,
    ...times(row),
    ...amounts(row),
    payment: row.payment,
    payment_url: row.payment_status === 'waiting' ? row.payment_url : null,
    vatm_account: row.vatm_account,
    ...delivery(row),
    sender: { name: row.sender_name, phone: row.sender_phone },
    receipt: row.receipt,
    invoice_info: invoiceInfo(row),
    discount_code: row.discount_code_text,
    cancel_reason: row.cancel_text ?? row.cancel_code,
    remark: row.remark,
    pre_order: row.pre_order,
    ...preorderWindow(row),
    instalment_info: instalments(row),
    has_invoice: Boolean(row.has_invoice),
    order_details: lines.filter((line) => line.order_id === row.id).map((line) => presentLine(line, language)),
  }
}

/** Only pre-orders say when they are sent. */
function preorderWindow({ ships_from: from, ships_until: to }: OrderRow) {
  return from !== null && to !== null ? { preorder_window: { from, to } } : {}
}

function times(row: OrderRow) {
  const at = (moment: Date | null) => moment?.toISOString() ?? null
  return {
    created_at: (row.placed_at ?? row.created_at).toISOString(),
    confirmed_at: at(row.confirmed_at),
    picked_at: at(row.picked_at),
    shipped_at: at(row.shipped_at),
    delivered_at: at(row.delivered_at),
    finished_at: at(row.finished_at),
    cancelled_at: at(row.cancelled_at),
    refunded_at: at(row.refunded_at),
    payment_deadline: at(row.payment_deadline),
    expire_datetime: at(row.expire_datetime),
  }
}

function amounts(row: OrderRow) {
  return {
    grand_total: row.grand_total,
    delivery_fee: row.delivery_fee,
    handling_fee: row.handling_fee,
    coupon: row.discount_amount,
    items_total: row.items_total,
  }
}

function delivery(row: OrderRow) {
  const store = keptStore.nullable().parse(row.store)
  return {
    shipping_method: row.shipping_method,
    region: row.region,
    contact: keptContact.nullable().parse(row.contact),
    foreign_contact: keptForeignContact.nullable().parse(row.foreign_contact),
    seven: store ? { ...store, tracking_number: row.tracking } : null,
    cvs_store_name: store?.store_name ?? null,
    received_time: row.received_time,
    tracking: row.tracking,
    ...(row.more_tracking && { more_tracking: row.more_tracking }),
  }
}

function invoiceInfo(row: OrderRow) {
  const { name, carrier_type, carrier } = keptInvoice.parse(row.invoice)
  return { name, carrier_type, carrier }
}

function instalments(row: OrderRow) {
  if (row.instalment_number === null || row.first_payment === null || row.each_payment === null) return null
  return { number_of_instalments: row.instalment_number, first_payment: row.first_payment, each_payment: row.each_payment }
}

function presentLine(line: LineRow, language: Language) {
  const { name, split_stocks: splitStocks, return_right: _told, ...kept } = productSnapshot.parse(line.snapshot)
  return {
    id: line.id,
    quantity: line.quantity,
    price: line.price,
    sub_total: line.sub_total,
    shopping_point_cost: line.shopping_point_cost,
    temperature: line.temperature,
    optional_items: (line.options ?? []).map(({ product_id, quantity, snapshot }) => ({
      product_id,
      quantity,
      name: inLanguage(pickSnapshot.parse(snapshot).name, language),
    })),
    product: {
      id: line.product_id,
      name: inLanguage(name, language),
      stock: line.stock,
      split_stocks: splitStocks.map(({ expected_on, ...text }) => ({
        stock_description: inLanguage(text, language),
        ...(expected_on && { expected_on }),
      })),
      ...kept,
    },
  }
}
