import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { doorTexts } from '#texts/office/door.ts'
import { staffTexts } from '#texts/office/staff.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from './office.tsx'
import { problemMessage } from './problem-message.ts'
import { useMe } from './use-me.ts'

/** `onEnd`: whether a second factor was given. */
export function StepUpDialog({ onEnd }: { onEnd: (given: boolean) => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const office = useOffice()
  const { demo_shop: isDemo } = useMe()
  const [code, setCode] = useState('')
  const give = useMutation({
    mutationFn: () => office.stepUp({ code }),
    onSuccess: () => onEnd(true),
    onError: () => setCode(''),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    give.mutate()
  }
  return (
    <Dialog open onClose={() => onEnd(false)} title={say(staffTexts.stepUpTitle)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        <p className="muted">{say(staffTexts.stepUpHow)}</p>
        <TextField
          label={say(doorTexts.code)}
          hint={isDemo ? say(staffTexts.stepUpDemo) : undefined}
          error={give.error ? problemMessage(give.error, language) : undefined}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={() => onEnd(false)}>
            {say(staffTexts.keep)}
          </Button>
          <Button type="submit" busy={give.isPending}>
            {say(staffTexts.stepUp)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
