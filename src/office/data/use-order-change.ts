import { useQueryClient } from '@tanstack/react-query'
import type { Text } from '#rules/locale.ts'
import { noteTexts } from '#texts/office/notes.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { problemMessage } from './problem-message.ts'

/** `undo`: does the opposite, which is a change of its own. */
type Change<Answer> = { act: () => Promise<Answer>; done: Text; undo?: (answer: Answer) => Promise<unknown> }

export type ChangeOrder = <Answer>(change: Change<Answer>) => Promise<boolean>

/** Changes something beside an order, tells what was done with a way back where there is one, and shows the order as it stands then (NAV-17). */
export function useOrderChange(number: string): ChangeOrder {
  const [say, language] = [useWords(), useLanguage()]
  const queries = useQueryClient()
  const showToast = useToasts()
  const showAnew = () => queries.invalidateQueries({ queryKey: ['order', number] })
  const refuse = (error: unknown) => void showToast({ kind: 'error', message: problemMessage(error, language) })
  return async ({ act, done, undo }) => {
    try {
      const answer = await act()
      const back = () => void undo?.(answer).catch(refuse).finally(showAnew)
      showToast({ kind: 'success', message: say(done), ...(undo && { action: { label: say(noteTexts.undo), onClick: back } }) })
      return true
    } catch (error) {
      refuse(error)
      return false
    } finally {
      void showAnew()
    }
  }
}
