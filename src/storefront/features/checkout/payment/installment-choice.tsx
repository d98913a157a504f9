import type { Draft } from '#rules/checkout/checkout-draft.ts'
import { periodsFor, planInstallments, type InstallmentPeriod } from '#rules/payments/installment.ts'
import { confirmTexts, inPeriods, partsOf } from '#texts/shop/checkout.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { OptionCard } from '#ui/controls/choices.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import type { ChangeDraft } from '../change-draft.ts'

/** In how many parts: those that the total allows, each with what is paid first and then (CK4-11). */
export function InstallmentChoice({ draft, change, total }: { draft: Draft; change: ChangeDraft; total: number }) {
  const say = useWords()
  const choose = (installment: InstallmentPeriod) => change((before) => ({ ...before, installment }))
  return (
    <div className="options" role="radiogroup" aria-label={say(confirmTexts.periods)}>
      <h3 className="group-title">{say(confirmTexts.periods)}</h3>
      {periodsFor(total).map((period) => (
        <PeriodOption key={period} period={period} total={total} isChosen={period === draft.installment} onChoose={choose} />
      ))}
    </div>
  )
}

function PeriodOption({
  period,
  total,
  isChosen,
  onChoose,
}: {
  period: InstallmentPeriod
  total: number
  isChosen: boolean
  onChoose: (period: InstallmentPeriod) => void
}) {
  const say = useWords()
  const language = useLanguage()
  const { first_payment, each_payment } = planInstallments(total, period)
  const note = partsOf(formatTwd(first_payment, language), formatTwd(each_payment, language))
  return (
    <OptionCard
      name="installment"
      value={period}
      checked={isChosen}
      onChange={() => onChoose(period)}
      title={say(inPeriods(period))}
      note={say(note)}
    />
  )
}
