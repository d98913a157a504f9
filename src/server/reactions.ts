import { openConfirmation } from './accounts/open-confirmation.ts'
import { forgetAtCompany } from './cards/forget-at-company.ts'
import { sendRefund } from './checkout/send-refund.ts'
import { settleNoticed } from './checkout/settle-noticed.ts'
import { sendConfirmationMail } from './mail/send-confirmation-mail.ts'
import { sendOrderMail } from './mail/send-order-mail.ts'
import type { News } from './outbox/news.ts'
import type { Shop } from './shop.ts'

/** What follows from a piece of news. Every reaction is safe to repeat: it may run again after a crash. */
export type Reaction<Name extends News['name'] = News['name']> = (shop: Shop, news: Extract<News, { name: Name }>) => Promise<void>

/** The one page that answers "and then what happens?". */
export const reactions: { readonly [Name in News['name']]: Readonly<Record<string, Reaction<Name>>> } = {
  'order-placed': { sendOrderMail },
  'order-confirmed': {},
  'order-paid': {},
  'order-cancelled': {},
  'card-removed': { forgetAtCompany },
  'order-refunded': {},
  'payment-noticed': { settleNoticed },
  'refund-requested': { sendRefund: (shop, { refundId }) => sendRefund(shop, refundId) },
  'email-given': { sendConfirmation },
}

/** Accounts make the word for the link, mail writes the letter; neither knows the other. */
async function sendConfirmation(shop: Shop, { memberId, email, language }: Extract<News, { name: 'email-given' }>): Promise<void> {
  const confirmation = await openConfirmation(shop, { memberId, email })
  if (confirmation) await sendConfirmationMail(shop, { ...confirmation, to: email, language })
}
