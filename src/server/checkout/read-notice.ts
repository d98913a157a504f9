import * as z from 'zod'
import type { Notice } from '#server/payments/keep-notice.ts'

/** A text without the signs that the database cannot keep; a notice is not lost because of one. */
const words = (most: number) => z.string().max(most).transform((text) => text.toWellFormed().replaceAll('\0', ''))

/** What the shop keeps of TapPay's notice: numbers of the payment, nothing of the card or its holder. */
const cardNotice = z.object({
  rec_trade_id: words(50).pipe(z.string().min(1)),
  bank_transaction_id: words(50).pipe(z.string().min(1)),
  order_number: words(50).optional(),
  status: z.number().int(),
  msg: words(200).optional(),
  amount: z.number().int().optional(),
  currency: words(5).optional(),
  transaction_complete_millis: z.number().optional(),
})

/** Null when it is no notice of TapPay's. Nothing is signed there, so nothing of it is believed. */
export function readCardNotice(body: unknown): Notice | null {
  const read = cardNotice.safeParse(body)
  if (!read.success) return null
  const { rec_trade_id: id, bank_transaction_id: reference, status } = read.data
  return { provider: 'tappay', eventKey: `${reference}:${id}:${status}`, about: { reference }, kind: 'payment', payload: read.data }
}

const bankNotice = z.object({ Data: words(300) })

/** A form with one field of commas: handle_date,channel,serial_number,vaccount,amount,pay_time. All of them make it this notice: one that lies about the amount is another. */
export function readBankNotice(body: unknown): Notice | null {
  const read = bankNotice.safeParse(body)
  const [day = '', channel = '', serial = '', account = '', amount = '', time = ''] = read.success ? read.data.Data.split(',').map((field) => field.trim()) : []
  if (!/^\d{8}$/.test(day) || !/^\d{11,16}$/.test(account) || !/^\d+$/.test(amount) || !/^\w+$/.test(serial)) return null
  return { provider: 'bank', eventKey: [account, day, channel, serial, amount, time].join(':'), about: { account }, kind: 'transfer', payload: { day, channel, serial, account, amount: Number(amount), time } }
}
