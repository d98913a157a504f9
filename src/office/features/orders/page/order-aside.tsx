import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OfficeOrder } from '#contract/office/api/orders.ts'
import { callText, orderPageTexts } from '#texts/office/orders.ts'
import { readablePhone } from '#texts/shared/readable-phone.ts'
import { orderTexts, receivedTimeTexts, shippingMethodTexts } from '#texts/shop/order.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { officePaths } from '../../../data/paths.ts'
import { When } from '../../../ui/when.tsx'
import { EditButton } from './edit/edit-button.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** Where it goes, and what the page puts beside it. */
export function OrderAside({ found: { order, edit_seen: seen }, children }: { found: OfficeOrder; children?: ReactNode }) {
  return (
    <aside>
      <Recipient order={order} seen={seen} />
      {children}
    </aside>
  )
}

/** Whose order it is, for who may know. */
export function OrderBuyer({ found: { member, order } }: { found: OfficeOrder }) {
  const [say, language] = [useWords(), useLanguage()]
  if (!member) return null
  return (
    <section className="office-panel order-buyer" aria-label={say(orderPageTexts.member)}>
      <div className="body flex items-center gap-3">
        <span className="initial !h-11 !w-11 !text-[17px]" aria-hidden="true">
          {member.name.slice(0, 1)}
        </span>
        <div className="min-w-0">
          <b className="font-semibold">
            <PageLink href={officePaths.member(member.uid)} className="row-link">
              {member.name}
            </PageLink>{' '}
            {member.vip > 0 && <span className="tag vip">{member.vip > 1 ? 'VVIP' : 'VIP'}</span>}
          </b>
          <div className="dim text-xs">
            <span className="code">{member.uid}</span>
            {member.email && <span className="block break-all">{member.email}</span>}
          </div>
        </div>
        <CallButton sender={order.sender} />
      </div>
      {member.pinned && member.pinned.length > 0 && <PinnedNotes notes={member.pinned} />}
      <dl className="grid grid-cols-2 border-t border-hair">
        <div className="px-4 py-2.5">
          <dt className="dim text-xs">{say(orderPageTexts.orders)}</dt>
          <dd className="figures font-semibold">{formatNumber(member.orders, language)}</dd>
        </div>
        <div className="border-l border-hair px-4 py-2.5">
          <dt className="dim text-xs">{say(orderPageTexts.spent)}</dt>
          <dd className="figures font-semibold">{formatTwd(member.spent, language)}</dd>
        </div>
      </dl>
    </section>
  )
}

/** On a phone, who ordered is called by one press; whoever may not know them is told neither name nor number. */
function CallButton({ sender: { name, phone } }: { sender: OfficeOrder['order']['sender'] }) {
  const say = useWords()
  if (name === '' || phone === '') return null
  const label = say(callText(name))
  return (
    <a href={`tel:${phone}`} className="icon-button ml-auto bg-done-soft text-done md:!hidden" aria-label={label} title={label}>
      <Phone size={20} aria-hidden="true" />
    </a>
  )
}

/** What was noted on the member and stands on every order of theirs (MBR-04). */
function PinnedNotes({ notes }: { notes: NonNullable<NonNullable<OfficeOrder['member']>['pinned']> }) {
  const say = useWords()
  return (
    <ul className="notes body border-t border-hair" aria-label={say(orderPageTexts.memberNotes)}>
      {notes.map(({ id, text, by, at }) => (
        <li key={id} className="pinned">
          <p className="break-words whitespace-pre-wrap">{text}</p>
          <span className="dim text-xs">
            {by} · <When at={at} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Recipient({ order, seen }: { order: OfficeOrder['order']; seen: number }) {
  const say = useWords()
  const { contact, foreign_contact: abroad, seven, received_time: window } = order
  const person = contact ?? abroad
  return (
    <section className="office-panel">
      <header>
        <h2>{say(orderPageTexts.recipient)}</h2>
        <EditButton order={order} seen={seen} />
      </header>
      <dl className="facts body">
        {person && (
          <>
            <dt>{say(orderPageTexts.person)}</dt>
            <dd>{person.name}</dd>
            <dt>{say(orderPageTexts.phone)}</dt>
            <dd className="figures">{readablePhone(person.phone)}</dd>
          </>
        )}
        {(seven ?? person) && (
          <>
            <dt>{say(seven ? orderTexts.store : orderPageTexts.address)}</dt>
            <dd>{seven ? `${seven.store_name} (${seven.store_id})` : addressOf(order)}</dd>
          </>
        )}
        <dt>{say(orderPageTexts.method)}</dt>
        <dd>{say(shippingMethodTexts[order.shipping_method])}</dd>
        {window && window !== 'unspecified' && (
          <>
            <dt>{say(orderTexts.receivedTime)}</dt>
            <dd>{say(receivedTimeTexts[window])}</dd>
          </>
        )}
        {order.tracking && (
          <>
            <dt>{say(orderTexts.tracking)}</dt>
            <dd className="code break-all !whitespace-normal">{order.tracking}</dd>
          </>
        )}
        {order.sender.name !== '' && (
          <>
            <dt>{say(orderTexts.sender)}</dt>
            <dd>
              {order.sender.name} <span className="dim figures nowrap">{readablePhone(order.sender.phone)}</span>
            </dd>
          </>
        )}
        {order.remark && (
          <>
            <dt>{say(orderTexts.remark)}</dt>
            <dd className="text-wait">{order.remark}</dd>
          </>
        )}
      </dl>
    </section>
  )
}

function addressOf({ contact, foreign_contact: abroad }: OfficeOrder['order']): string {
  if (contact)
    return [contact.zip_code, `${contact.county ?? ''}${contact.district ?? ''}${contact.address ?? ''}`].filter(Boolean).join(' ')
  if (!abroad) return ''
  const { address_one, address_two, address_three, city_or_town, state_province_county, postal_code, country } = abroad
  return [address_one, address_two, address_three, city_or_town, state_province_county, postal_code, country].filter(Boolean).join(', ')
}
