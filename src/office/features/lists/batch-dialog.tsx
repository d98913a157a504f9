import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import type { BatchEffect } from '#contract/office/api/lists.ts'
import type { BatchMove } from '#rules/orders/batch-moves.ts'
import { holdReasons, type HoldReason } from '#rules/orders/hold.ts'
import { batchMoveTexts, effectText, listTexts, skippedText, skipTexts, takesText, tooManyText } from '#texts/office/lists.ts'
import { holdReasonTexts, moveDialogTexts } from '#texts/office/orders.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { officePaths } from '../../data/paths.ts'
import { problemMessage } from '../../data/problem-message.ts'
import { useColleagues } from '../../data/use-colleagues.ts'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'

type Wishes = { reason: HoldReason; to: number | null; add: string; remove: string }

/** Asks once, with the effect, before one thing is done with many orders (NAV-26). */
export function BatchDialog({ move, selection, onClose }: { move: BatchMove; selection: number; onClose: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const { batches } = useOffice()
  const router = useRouter()
  const [wishes, setWishes] = useState<Wishes>({ reason: 'address', to: null, add: '', remove: '' })
  const kept = useKeptForm({ form: `batch ${move}`, values: wishes, onTake: setWishes })
  const weighed = useQuery({
    queryKey: ['batch-effect', move, selection],
    queryFn: () => batches.preview({ move, selection }),
    staleTime: Infinity,
    gcTime: 0,
  })
  const begin = useMutation({
    mutationFn: () => batches.begin({ move, selection, ...saidOf(move, wishes) }),
    onSuccess({ id }) {
      kept.forget()
      return router.navigate({ href: officePaths.batch(id) })
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (weighed.data) begin.mutate()
  }
  const problem = begin.error ?? weighed.error
  const effect = weighed.data
  const label = say(effectText(batchMoveTexts[move], formatNumber(effect?.rows ?? 0, language)))
  return (
    <Dialog open onClose={onClose} title={say(batchMoveTexts[move])}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <WishFields move={move} wishes={wishes} onChange={setWishes} />
        <div aria-live="polite">{effect && <Effect move={move} effect={effect} />}</div>
        {problem && (
          <p role="alert" className="state alarm">
            {problemMessage(problem, language)}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(moveDialogTexts.keep)}
          </Button>
          <Button
            type="submit"
            busy={begin.isPending || weighed.isPending}
            disabled={!effect || effect.rows === 0 || effect.too_many !== null}
          >
            {label}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function saidOf(move: BatchMove, { reason, to, add, remove }: Wishes) {
  const words = (typed: string) =>
    typed
      .split(/[,，、]/)
      .map((word) => word.trim())
      .filter((word) => word !== '')
  if (move === 'hold') return { reason }
  if (move === 'assign') return { to }
  return move === 'tag' ? { add: words(add), remove: words(remove) } : {}
}

function Effect({ move, effect }: { move: BatchMove; effect: BatchEffect }) {
  const [say, language] = [useWords(), useLanguage()]
  const number = (count: number) => formatNumber(count, language)
  return (
    <section className="consequences">
      <h3>{say(listTexts.whatHappens)}</h3>
      <ul>
        <li>{effect.rows === 0 ? say(listTexts.nothingToDo) : say(effectText(batchMoveTexts[move], number(effect.rows)))}</li>
        {effect.units + effect.invoices > 0 && <li>{say(takesText(number(effect.units), number(effect.invoices)))}</li>}
        {effect.skipped.map(({ why, count }) => (
          <li key={why}>{say(skippedText(number(count), skipTexts[why]))}</li>
        ))}
        {effect.too_many !== null && <li>{say(tooManyText(number(effect.too_many)))}</li>}
      </ul>
    </section>
  )
}

function WishFields({ move, wishes, onChange }: { move: BatchMove; wishes: Wishes; onChange: (wishes: Wishes) => void }) {
  const say = useWords()
  const people = useColleagues()
  switch (move) {
    case 'hold':
      return (
        <SelectField
          label={say(moveDialogTexts.why)}
          value={wishes.reason}
          choices={holdReasons.map((value) => ({ value, label: say(holdReasonTexts[value]) }))}
          onChange={({ target }) => onChange({ ...wishes, reason: target.value as HoldReason })}
        />
      )
    case 'assign':
      return (
        <SelectField
          label={say(listTexts.whom)}
          value={wishes.to === null ? '' : String(wishes.to)}
          choices={[{ value: '', label: say(listTexts.nobody) }, ...people.map(({ id, name }) => ({ value: String(id), label: name }))]}
          onChange={({ target }) => onChange({ ...wishes, to: target.value === '' ? null : Number(target.value) })}
        />
      )
    case 'tag':
      return (
        <>
          <TextField
            label={say(listTexts.tagAdd)}
            value={wishes.add}
            onChange={({ target }) => onChange({ ...wishes, add: target.value })}
          />
          <TextField
            label={say(listTexts.tagRemove)}
            value={wishes.remove}
            onChange={({ target }) => onChange({ ...wishes, remove: target.value })}
          />
        </>
      )
    default:
      return null
  }
}
