import { installmentFrom } from '#rules/constants.ts'
import { installmentPeriods, planInstallments } from '#rules/payments/installment.ts'
import { installmentBanks } from '#rules/reference/installment-banks.ts'
import { banksOf, inPeriods, missingFor, paymentStepTexts } from '#texts/shop/checkout.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** What the parts would be, and whose cards can pay in parts at 0 % (CK3-09). Folded until somebody wants to know. */
export function InstallmentTable({ total }: { total: number }) {
  const say = useWords()
  const language = useLanguage()
  return (
    <details className="installment-table">
      <summary>
        {say(paymentStepTexts.installmentTable)}
        <Icon name="down" />
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{say(paymentStepTexts.period)}</th>
            <th scope="col">{say(paymentStepTexts.firstPayment)}</th>
            <th scope="col">{say(paymentStepTexts.eachPayment)}</th>
          </tr>
        </thead>
        <tbody className="num">
          {installmentPeriods.map((period) => {
            const { first_payment, each_payment } = planInstallments(total, period)
            const missing = installmentFrom[period] - total
            return (
              <tr key={period}>
                <th scope="row">{say(inPeriods(period))}</th>
                {missing > 0 ? (
                  <td colSpan={2}>{say(missingFor(formatTwd(missing, language)))}</td>
                ) : (
                  <>
                    <td>{formatTwd(first_payment, language)}</td>
                    <td>{formatTwd(each_payment, language)}</td>
                  </>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
      <p>{say(banksOf(formatNumber(installmentBanks.length, language)))}</p>
      <ul className="installment-banks">
        {installmentBanks.map((bank) => (
          <li key={bank.en}>{say(bank)}</li>
        ))}
      </ul>
    </details>
  )
}
