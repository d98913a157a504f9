import { useQueryClient } from '@tanstack/react-query'
import type { Text } from '#rules/locale.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { problemMessage } from '../problem-message.ts'
import { useCarefully, type Pressed } from '../step-up.tsx'
import { useTellChange } from '../saving/tell-change.tsx'

/** `undo`: does the opposite, which is a change of its own. */
type Change<Answer> = { act: (press: Pressed) => Promise<Answer>; done: Text; undo?: (answer: Answer) => Promise<unknown> }

export type ChangeOrder = <Answer>(change: Change<Answer>) => Promise<boolean>

/** Changes something beside an order, tells what was done with a way back where there is one, and shows the order as it stands then (NAV-17). */
export function useOrderChange(number: string): ChangeOrder {
  const [say, language] = [useWords(), useLanguage()]
  const queries = useQueryClient()
  const showToast = useToasts()
  const tellChange = useTellChange()
  const carefully = useCarefully()
  const showAnew = () => queries.invalidateQueries({ queryKey: ['order', number] })
  const refuse = (error: unknown) => void showToast({ kind: 'error', message: problemMessage(error, language) })
  return async ({ act, done, undo }) => {
    try {
      const answer = await carefully(act)
      tellChange({ message: say(done), ...(undo && { undo: () => undo(answer).finally(showAnew) }) })
      return true
    } catch (error) {
      refuse(error)
      return false
    } finally {
      void showAnew()
    }
  }
}
