import type { OrderMoneyOfOffice } from '#contract/office/api/money.ts'
import { moneyTexts } from '#texts/office/money.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** What has come for an order, and what of it has gone back, is on its way or was kept. */
export function OrderBalance({ money }: { money: OrderMoneyOfOffice }) {
  const [say, language] = [useWords(), useLanguage()]
  const rows = [
    [moneyTexts.received, money.received],
    [moneyTexts.givenBack, -money.given_back],
    [moneyTexts.onItsWay, -money.on_its_way],
    [moneyTexts.kept, money.kept],
  ] as const
  return rows
    .filter(([, amount]) => amount !== 0)
    .map(([name, amount]) => (
      <div key={name.en} className="contents">
        <dt>{say(name)}</dt>
        <dd className="figures">{formatTwd(amount, language)}</dd>
      </div>
    ))
}
