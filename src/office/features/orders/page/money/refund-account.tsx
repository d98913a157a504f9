import { useState } from 'react'
import type { OrderMoneyOfOffice } from '#contract/office/api/money.ts'
import type { AccountLink, OpenedBankAccount } from '#contract/office/api/ordering/bank-accounts.ts'
import { enteredAt, refundAccountTexts } from '#texts/office/order-page/refund-account.ts'
import { formatShortMoment } from '#texts/office/times.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../../data/office.tsx'
import { useOrderChange } from '../../../../data/orders/use-order-change.ts'
import { useMaskedAccount } from './masked-account.ts'
import { lazyLayer } from '../../../../data/layers/lazy-layer.tsx'
import { EffectButton } from '../../../../data/effects/effect-button.tsx'
import { effectTexts } from '#texts/office/effects.ts'

const AccountDialog = lazyLayer(() => import('./account-dialogs.tsx').then((file) => file.AccountDialog))
const AccountLinkDialog = lazyLayer(() => import('./account-dialogs.tsx').then((file) => file.AccountLinkDialog))

type Account = NonNullable<OrderMoneyOfOffice['account']>

/** The account to which somebody of the shop transfers money of an order (D-111): masked, opened by a press, asked for by a letter or a link. */
export function RefundAccount({ account, number }: { account: Account; number: string }) {
  const [say, language] = [useWords(), useLanguage()]
  const { bankAccounts } = useOffice()
  const change = useOrderChange(number)
  const [opened, setOpened] = useState<OpenedBankAccount | null>(null)
  const [link, setLink] = useState<AccountLink | null>(null)
  const { wanted, moves } = account
  const open = () =>
    change({ act: async (press) => setOpened(await bankAccounts.open({ number }, press)), done: refundAccountTexts.opened })
  const giveLink = () =>
    change({ act: async (press) => setLink(await bankAccounts.giveLink({ number }, press)), done: refundAccountTexts.given })
  return (
    <section className="office-panel" aria-label={say(refundAccountTexts.heading)}>
      <header>
        <h2 className="flex-1">{say(refundAccountTexts.heading)}</h2>
        {wanted > 0 && (
          <span className="dim text-[13px]">
            {say(refundAccountTexts.amount)} <b className="figures">{formatTwd(wanted, language)}</b>
          </span>
        )}
      </header>
      <div className="body grid gap-3">
        <KnownAccount account={account} />
        <div className="flex flex-wrap gap-2">
          {moves.includes('open') && (
            <Button kind="secondary" size="small" onClick={() => void open()}>
              {say(refundAccountTexts.open)}
            </Button>
          )}
          {moves.includes('ask') && (
            <EffectButton
              name="ask-account"
              kind="secondary"
              size="small"
              label={refundAccountTexts.ask}
              follows={effectTexts.askAccount}
              act={() => change({ act: (press) => bankAccounts.ask({ number }, press), done: refundAccountTexts.asked })}
            />
          )}
          {moves.includes('give_link') && (
            <Button kind="ghost" size="small" onClick={() => void giveLink()}>
              {say(refundAccountTexts.giveLink)}
            </Button>
          )}
        </div>
        {wanted > 0 && !moves.includes('ask') && <p className="dim text-[13px]">{say(refundAccountTexts.noAddress)}</p>}
      </div>
      {opened && <AccountDialog account={opened} amount={wanted} onClose={() => setOpened(null)} />}
      {link && <AccountLinkDialog link={link} number={number} onClose={() => setLink(null)} />}
    </section>
  )
}

function KnownAccount({ account: { known } }: { account: Account }) {
  const say = useWords()
  const mask = useMaskedAccount()
  if (!known) return <p className="dim">{say(refundAccountTexts.none)}</p>
  return (
    <p>
      <span className="font-medium">{mask(known)}</span>{' '}
      <span className="dim text-[13px]">
        {say(enteredAt(formatShortMoment(known.entered_at)))}
        {known.blank && ` · ${say(refundAccountTexts.blank)}`}
      </span>
    </p>
  )
}
