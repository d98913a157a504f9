import type { OrderMoneyOfOffice } from '#contract/office/api/money.ts'
import { nameOfBank } from '#rules/reference/banks.ts'
import { accountEnding } from '#texts/shop/afterwards/refund-account.ts'
import { useWords } from '#ui/words/words.ts'

export type KnownAccount = NonNullable<NonNullable<OrderMoneyOfOffice['account']>['known']>

/** An account as everybody of the office may see it: its bank and its end. */
export function useMaskedAccount() {
  const say = useWords()
  const bank = useBankName()
  return ({ bank_code, last4 }: Pick<KnownAccount, 'bank_code' | 'last4'>) => say(accountEnding(bank(bank_code), last4))
}

/** A bank by its code and its name; one that only has the code of an association by its code. */
export function useBankName() {
  const say = useWords()
  return (code: string) => {
    const name = nameOfBank(code)
    return name ? `${code} ${say(name)}` : code
  }
}
