import { useQueryClient } from '@tanstack/react-query'
import { isProblem } from '#contract/shared/problem.ts'
import type { Text } from '#rules/locale.ts'
import { changeTexts } from '#texts/office/members/changes.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { problemMessage } from '../problem-message.ts'
import { useCarefully, type Pressed } from '../step-up.tsx'
import { useTellChange } from '../saving/tell-change.tsx'

/** `undo`: does the opposite, which is a change of its own. */
type Change<Answer> = { act: (press: Pressed) => Promise<Answer>; done: Text; undo?: (answer: Answer) => Promise<unknown> }

/**
 * Changes something of a member, tells what was done, with a way back where there is one, or that a second person decides, and shows the
 * member as they stand then. Answers what the call answered; null where nothing was done.
 */
export function useMemberChange(uid: string) {
  const [say, language] = [useWords(), useLanguage()]
  const queries = useQueryClient()
  const showToast = useToasts()
  const tellChange = useTellChange()
  const carefully = useCarefully()
  const showAnew = () => queries.invalidateQueries({ queryKey: ['member', uid] })
  return async <Answer>({ act, done, undo }: Change<Answer>): Promise<Answer | 'asked' | null> => {
    try {
      const answer = await carefully(act)
      tellChange({ message: say(done), ...(undo && { undo: () => undo(answer).finally(showAnew) }) })
      return answer
    } catch (error) {
      const isAsked = isProblem(error, 'approval_needed')
      showToast(
        isAsked ? { kind: 'success', message: say(changeTexts.asked) } : { kind: 'error', message: problemMessage(error, language) },
      )
      return isAsked ? 'asked' : null
    } finally {
      void showAnew()
    }
  }
}
