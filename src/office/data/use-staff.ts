import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Text } from '#rules/locale.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { isProblem } from '#contract/shared/problem.ts'
import { useOffice } from './office.tsx'
import { problemMessage } from './problem-message.ts'
import { useTellChange } from './saving/tell-change.tsx'
import type { KeptForm } from './saving/use-kept-form.tsx'
import { useCarefully, type Pressed } from './step-up.tsx'

const staffKey = ['staff']

/** Everybody of the office, with invitations and roles. */
export function useStaff() {
  const office = useOffice()
  return useQuery({ queryKey: staffKey, queryFn: ({ signal }) => office.staff.list({}, { signal }) })
}

type StaffChange<Wish> = {
  act: (wish: Wish, press: Pressed) => Promise<unknown>
  done: Text
  kept?: KeptForm
  /** Does the opposite, which is a change of its own (NAV-17). */
  undo?: (wish: Wish, press: Pressed) => Promise<unknown>
}

/** A change among the people: asks for the second factor where it is needed, tells what was done, and shows the list as it stands then. */
export function useStaffChange<Wish>({ act, done, kept, undo }: StaffChange<Wish>) {
  const [say, language] = [useWords(), useLanguage()]
  const queries = useQueryClient()
  const carefully = useCarefully()
  const showToast = useToasts()
  const tellChange = useTellChange()
  const showAnew = () => queries.invalidateQueries({ queryKey: staffKey })
  return useMutation({
    mutationFn: (wish: Wish) => carefully((press) => act(wish, press)),
    onSuccess(_, wish) {
      kept?.forget()
      tellChange({ message: say(done), ...(undo && { undo: () => carefully((press) => undo(wish, press)).finally(showAnew) }) })
    },
    onError: (error) => {
      // Whoever did not want to give their second factor knows why nothing was done; what is wrong with a field stands beside it.
      if (isProblem(error, 'second_factor_needed') || isProblem(error, 'validation_error')) return
      showToast({ kind: 'error', message: problemMessage(error, language) })
    },
    onSettled: showAnew,
  })
}
