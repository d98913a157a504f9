import * as z from 'zod'
import { inOneLine } from '#rules/clean-text.ts'
import type { Notice } from '#server/money/payments/keep-notice.ts'

/** What a program of somebody else's wrote, as a database can keep it. */
const said = (most: number) => z.string().max(most).overwrite(inOneLine)

/** What the shop keeps of TapPay's notice: numbers of the payment, nothing of the card or its holder. */
const cardNotice = z.object({
  rec_trade_id: said(50).min(1),
  bank_transaction_id: said(50).min(1),
  order_number: said(50).optional(),
  status: z.number().int(),
  msg: said(200).optional(),
  amount: z.number().int().optional(),
  currency: said(5).optional(),
  transaction_complete_millis: z.number().optional(),
})

/** Null when it is no notice of TapPay's. Nothing is signed there, so nothing of it is believed. */
export function readCardNotice(body: unknown): Notice | null {
  const read = cardNotice.safeParse(body)
  if (!read.success) return null
  const { rec_trade_id: id, bank_transaction_id: reference, status } = read.data
  return { provider: 'tappay', eventKey: `${reference}:${id}:${status}`, about: { reference }, kind: 'payment', payload: read.data }
}

const bankNotice = z.object({ Data: said(300) })

/** A form with one field of commas: handle_date,channel,serial_number,vaccount,amount,pay_time. All of them make it this notice: one that lies about the amount is another. */
export function readBankNotice(body: unknown): Notice | null {
  const read = bankNotice.safeParse(body)
  const [day = '', channel = '', serial = '', account = '', amount = '', time = ''] = read.success
    ? read.data.Data.split(',').map((field) => field.trim())
    : []
  if (!/^\d{8}$/.test(day) || !/^\d{11,16}$/.test(account) || !/^\d+$/.test(amount) || !/^\w+$/.test(serial)) return null
  return {
    provider: 'bank',
    eventKey: [account, day, channel, serial, amount, time].join(':'),
    about: { account },
    kind: 'transfer',
    payload: { day, channel, serial, account, amount: Number(amount), time },
  }
}
