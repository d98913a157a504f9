import { z } from 'zod'

const cardInfo = z.object({
  type: z.number(),
  last_four: z.string(),
  expiry_date: z.string().optional(),
  /** Empty where the company does not know it. */
  country_code: z.string().nullish(),
})

/** The parts of a payment answer that the shop reads. */
export const chargeReply = z.object({
  status: z.number(),
  msg: z.string().default(''),
  rec_trade_id: z.string().nullish(),
  amount: z.number().nullish(),
  currency: z.string().nullish(),
  order_number: z.string().nullish(),
  bank_transaction_id: z.string().nullish(),
  merchant_id: z.string().nullish(),
  payment_url: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).nullish(),
  card_info: cardInfo.nullish(),
  card_secret: z.object({ card_key: z.string(), card_token: z.string() }).nullish(),
})

const record = z.object({
  rec_trade_id: z.string(),
  bank_transaction_id: z.string(),
  merchant_id: z.string().default(''),
  payment_method: z.string().default(''),
  record_status: z.number(),
  amount: z.number(),
  original_amount: z.number().optional(),
  currency: z.string(),
  card_info: cardInfo.pick({ type: true, country_code: true }).nullish(),
  bank_result_code: z.string().nullish(),
  bank_result_msg: z.string().nullish(),
})

/** The parts of a Record answer that the shop reads. */
export const recordReply = z.object({ status: z.number(), trade_records: z.array(record).default([]) })

export const refundReply = z.object({ status: z.number(), msg: z.string().default(''), refund_id: z.string().optional() })

const trade = z.object({ success: z.boolean(), refund_id: z.string().nullish(), bank_refund_id: z.string().nullish() })

export const historyReply = z.object({ status: z.number(), trade_history: z.array(trade).default([]) })

export type TappayCardInfo = z.infer<typeof cardInfo>
export type TappayCharge = z.infer<typeof chargeReply>
export type TappayRecord = z.infer<typeof record>
