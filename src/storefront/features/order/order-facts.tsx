import type { ReactNode } from 'react'
import type { Order } from '#contract/shop/api/order.ts'
import { awaitsBuyer } from '#rules/orders/order.ts'
import { formatDate, formatDateTime } from '#texts/shared/format.ts'
import {
  carrierTexts,
  cvs,
  donatedTo,
  orderStatusTexts,
  orderTexts,
  payBefore,
  receivedTimeTexts,
  shippingMethodTexts,
} from '#texts/shop/order.ts'
import { afterwardsTexts, chooseStoreBefore } from '#texts/shop/afterwards/order-afterwards.ts'
import { paymentMethodTexts } from '#texts/shop/payment-methods.ts'
import { readablePhone } from '#texts/shared/readable-phone.ts'
import { Panel } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { addressOf } from './address-of.ts'
import { cancelReason } from './cancel-reason.ts'
import { TrackingLinks } from './tracking-link.tsx'

/** Who ordered, where it goes, and what the invoice says; each only when there is something to say (ORD-04 to ORD-07). */
export function OrderFacts({ order, corner }: { order: Order; corner?: ReactNode }) {
  const say = useWords()
  const language = useLanguage()
  const recipient = order.contact ?? order.foreign_contact
  return (
    <Panel>
      <div className="parcel-head">
        <h2>{say(orderTexts.facts)}</h2>
        {corner}
      </div>
      <dl className="order-facts">
        <Fact name={say(orderTexts.sender)}>{joined(order.sender.name, readablePhone(order.sender.phone))}</Fact>
        <Fact name={say(orderTexts.placedAt)}>{formatDateTime(order.created_at, language)}</Fact>
        <Fact name={say(orderTexts.status)}>{useStatus(order)}</Fact>
        <Fact name={say(orderTexts.cancelReason)}>{order.cancel_reason && cancelReason(order.cancel_reason, language)}</Fact>
        <Fact name={say(orderTexts.payment)}>{say(paymentMethodTexts[order.payment].name)}</Fact>
        <Fact name={say(orderTexts.shippingMethod)}>{say(shippingMethodTexts[order.shipping_method])}</Fact>
        <Fact name={say(orderTexts.recipient)}>{recipient && joined(recipient.name, readablePhone(recipient.phone))}</Fact>
        <Fact name={say(orderTexts.address)}>{addressOf(order)}</Fact>
        <Fact name={say(orderTexts.store)}>{order.cvs_store_name && say(cvs(order.cvs_store_name))}</Fact>
        <Fact name={say(afterwardsTexts.storeAddress)}>{order.pickup?.address}</Fact>
        <Fact name={say(afterwardsTexts.storeClosed)}>
          {order.pickup?.store_closed_until && say(chooseStoreBefore(formatDateTime(order.pickup.store_closed_until, language)))}
        </Fact>
        <Fact name={say(afterwardsTexts.pickupUntil)}>{order.pickup?.until && formatDate(order.pickup.until, language)}</Fact>
        <Fact name={say(orderTexts.receivedTime)}>{order.received_time && say(receivedTimeTexts[order.received_time])}</Fact>
        <Fact name={say(orderTexts.tracking)}>
          {order.tracking && <TrackingLinks method={order.shipping_method} numbers={[order.tracking, ...(order.more_tracking ?? [])]} />}
        </Fact>
        <Fact name={say(orderTexts.invoice)}>{useInvoice(order)}</Fact>
        <Fact name={say(afterwardsTexts.invoiceNumber)}>{order.invoice.number && <span className="num">{order.invoice.number}</span>}</Fact>
        <Fact name={say(afterwardsTexts.invoiceAddress)}>{order.invoice.address}</Fact>
        <Fact name={say(orderTexts.taxId)}>{order.receipt}</Fact>
        <Fact name={say(orderTexts.invoiceTitle)}>{order.invoice_info.name}</Fact>
        <Fact name={say(orderTexts.discountCode)}>{order.discount_code}</Fact>
        <Fact name={say(orderTexts.remark)}>{order.remark}</Fact>
      </dl>
    </Panel>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Until when, where there is still something to pay. */
function useStatus(order: Order): string {
  const say = useWords()
  const language = useLanguage()
  const words = say(orderStatusTexts[order.status])
  const { payment_deadline } = order
  return awaitsBuyer(order) && payment_deadline ? say(payBefore(words, formatDateTime(payment_deadline, language))) : words
}

/** The carrier with its number; of a member's carrier that is the e-mail. */
function useInvoice({ invoice_info: { carrier_type, carrier } }: Order): string {
  const say = useWords()
  if (carrier_type === 'donate' && carrier) return say(donatedTo(carrier))
  return joined(say(carrierTexts[carrier_type]), carrier)
}

function joined(...words: readonly (string | null)[]): string {
  return words.filter(Boolean).join('\u2003')
}
