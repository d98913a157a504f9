import { BadgeCheck } from 'lucide-react'
import type { MemberOfOffice } from '#contract/office/api/members/member-page.ts'
import { memberTexts, providerTexts, wayTexts } from '#texts/office/members/member.ts'
import { formatDate } from '#texts/shared/format.ts'
import { readablePhone } from '#texts/shared/readable-phone.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { When } from '../../../ui/when.tsx'
import { Panel } from '../../../ui/panel.tsx'

type OfMember = { member: MemberOfOffice }

/** How a member is reached; masked for who may not see it. */
export function MemberContact({ member: { contact, email, phone, joined_at, consents } }: OfMember) {
  const [say, language] = [useWords(), useLanguage()]
  const number = contact?.sender ? readablePhone(contact.sender.phone) : phone
  return (
    <Panel title={memberTexts.contact}>
      <dl className="facts body">
        <dt>{say(memberTexts.email)}</dt>
        <dd className="break-all">
          {contact?.email ?? email ?? '—'}
          {contact?.email && <Confirmed isConfirmed={contact.email_confirmed} />}
          {contact?.pending_email && (
            <span className="dim block text-xs">
              {say(memberTexts.pending)} {contact.pending_email}
            </span>
          )}
        </dd>
        <dt>{say(memberTexts.phone)}</dt>
        <dd className="figures">{number ?? '—'}</dd>
        {contact?.birthday && (
          <>
            <dt>{say(memberTexts.birthday)}</dt>
            <dd className="figures">{contact.birthday.replaceAll('-', '/')}</dd>
          </>
        )}
        <dt>{say(memberTexts.sms)}</dt>
        <dd>{say(consents.sms ? memberTexts.wants : memberTexts.wantsNot)}</dd>
        <dt>{say(memberTexts.joined)}</dt>
        <dd className="figures">{formatDate(joined_at, language)}</dd>
      </dl>
      {contact === null && <p className="body dim text-[13px]">{say(memberTexts.hidden)}</p>}
    </Panel>
  )
}

function Confirmed({ isConfirmed }: { isConfirmed: boolean }) {
  const say = useWords()
  return (
    <span className={isConfirmed ? 'text-done nowrap ml-1 inline-block text-xs' : 'dim nowrap ml-1 inline-block text-xs'}>
      {isConfirmed && <BadgeCheck size={13} className="inline" aria-hidden="true" />}{' '}
      {say(isConfirmed ? memberTexts.confirmed : memberTexts.unconfirmed)}
    </span>
  )
}

/** Where a member has parcels sent, and on which carriers their invoices stand. */
export function MemberRecipients({ contact }: { contact: NonNullable<MemberOfOffice['contact']> }) {
  const say = useWords()
  const { member, mobile, citizen } = contact.carriers
  const carriers = [
    { name: memberTexts.carrierMember, value: member },
    { name: memberTexts.carrierMobile, value: mobile },
    { name: memberTexts.carrierCitizen, value: citizen },
  ].filter(({ value }) => value !== null)
  return (
    <>
      <Panel title={memberTexts.recipients}>
        {contact.recipients.length === 0 && <p className="body dim">{say(memberTexts.noRecipients)}</p>}
        {contact.recipients.length > 0 && (
          <ul className="body grid gap-2">
            {contact.recipients.map(({ id, way, name, phone, place }) => (
              <li key={id}>
                {name} <span className="dim figures nowrap">{readablePhone(phone)}</span>
                <span className="dim block text-[13px] break-words">
                  {say(wayTexts[way])} {place}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={memberTexts.carriers}>
        {carriers.length === 0 && <p className="body dim">{say(memberTexts.noCarriers)}</p>}
        {carriers.length > 0 && (
          <dl className="facts body">
            {carriers.map(({ name, value }) => (
              <div key={name.en} className="contents">
                <dt>{say(name)}</dt>
                <dd className="code break-all">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </Panel>
    </>
  )
}

/** The cards that a member has saved, by their last figures. */
export function MemberCards({ member: { cards } }: OfMember) {
  const say = useWords()
  return (
    <Panel title={memberTexts.cards}>
      {cards.length === 0 && <p className="body dim">{say(memberTexts.noCards)}</p>}
      {cards.length > 0 && (
        <ul className="body grid gap-1">
          {cards.map(({ id, brand, last4, expires, is_default }) => (
            <li key={id} className="flex justify-between gap-3">
              <span>
                {brand.toUpperCase()} <span className="figures">•••• {last4}</span>
              </span>
              <span className="dim figures nowrap">
                {is_default && `${say(memberTexts.cardDefault)} · `}
                {expires}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** By whom a member signs in and where they are signed in; nothing by which anybody else could. */
export function MemberSignIn({ member: { identities, sessions, is_customer } }: OfMember) {
  const say = useWords()
  return (
    <Panel title={memberTexts.signIn}>
      <ul className="body grid gap-2">
        {is_customer && identities.length === 0 && <li className="dim">{say(memberTexts.noSignIn)}</li>}
        {identities.map(({ provider, last_sign_in_at: at }) => (
          <li key={provider} className="flex justify-between gap-3">
            <span>{say(providerTexts[provider])}</span>
            <span className="dim text-[13px]">
              {say(memberTexts.lastSignIn)} {at === null ? say(memberTexts.never) : <When at={at} />}
            </span>
          </li>
        ))}
        {sessions.length === 0 && <li className="dim text-[13px]">{say(memberTexts.noSessions)}</li>}
        {sessions.map(({ device, signed_in_at, last_seen_at }) => (
          <li key={signed_in_at} className="flex justify-between gap-3 text-[13px]">
            <span>{device ?? say(memberTexts.unknownDevice)}</span>
            <span className="dim">
              {say(memberTexts.lastSeen)} <When at={last_seen_at} />
            </span>
          </li>
        ))}
      </ul>
      <p className="body dim text-xs">{say(memberTexts.signInHow)}</p>
    </Panel>
  )
}
