import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import { listTexts } from '#texts/office/lists.ts'
import { membersExportOf, membersTexts } from '#texts/office/members/members.ts'
import { Button } from '#ui/controls/button.tsx'
import { Segments } from '#ui/controls/choices.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../data/office.tsx'
import { officePaths } from '../../../data/paths.ts'
import { problemMessage } from '../../../data/problem-message.ts'
import { useKeptForm } from '../../../data/saving/use-kept-form.tsx'
import { useCarefully } from '../../../data/step-up.tsx'

const formats = ['csv', 'xlsx'] as const

type Typed = { format: (typeof formats)[number]; reason: string }

/** Asks for the members of the list as a file, with what it is needed for (IMP-18). */
export function MembersExportDialog({ words, onClose }: { words: string; onClose: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const { exports } = useOffice()
  const queries = useQueryClient()
  const router = useRouter()
  const carefully = useCarefully()
  const [typed, setTyped] = useState<Typed>({ format: 'xlsx', reason: '' })
  const kept = useKeptForm({ form: 'members export', values: typed, onTake: setTyped })
  const ask = useMutation({
    mutationFn: () => carefully((press) => exports.askMembers({ ...typed, words }, press)),
    async onSuccess() {
      kept.forget()
      await queries.invalidateQueries({ queryKey: ['exports'] })
      await router.navigate({ href: officePaths.exports })
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    ask.mutate()
  }
  return (
    <Dialog open onClose={onClose} title={say(membersTexts.exportTitle)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <p className="muted">{say(membersExportOf(words))}</p>
        <Segments
          legend={say(listTexts.format)}
          name="format"
          value={typed.format}
          onChange={(format) => setTyped({ ...typed, format })}
          segments={formats.map((value) => ({ value, label: value.toUpperCase() }))}
        />
        <TextField
          label={say(listTexts.reason)}
          hint={say(membersTexts.exportHow)}
          error={ask.error ? problemMessage(ask.error, language) : undefined}
          required
          maxLength={200}
          value={typed.reason}
          onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(listTexts.keep)}
          </Button>
          <Button type="submit" busy={ask.isPending}>
            {say(listTexts.exportAsk)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
