import { useState } from 'react'
import { taipeiDay, type Day } from '#rules/calendar.ts'
import { birthdayTexts } from '#texts/shop/birthday.ts'
import { BirthdayDialog } from '#storefront/features/member/birthday-dialog.tsx'
import { useMembership } from '#storefront/features/member/member.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useWords } from '#ui/words/words.ts'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'
import { useShop } from '#storefront/data/use-shop.ts'

/** Asks a member for the birthday, until it is saved (BDY-01, BDY-07). */
export function AskBirthday() {
  const say = useWords()
  const { client } = useShop()
  const { reload } = useMembership()
  const showToast = useToasts()
  const handleProblem = useProblemHandler()
  const [today] = useState(() => taipeiDay(new Date()))
  const save = async (birthday: Day) => {
    try {
      await client.user.change({ user: { birthday } })
      showToast({ kind: 'success', message: say(birthdayTexts.saved) })
    } catch (error) {
      handleProblem(error)
    }
    // Also after a refusal: it may have been saved in another window.
    await reload().catch(handleProblem)
  }
  return <BirthdayDialog today={today} onSave={save} />
}
