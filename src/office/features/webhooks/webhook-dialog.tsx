import { useState, type SubmitEvent } from 'react'
import type { Webhook } from '#contract/office/api/webhooks.ts'
import { isProblem } from '#contract/shared/problem.ts'
import type { WebhookEvent } from '#rules/webhooks/webhook-events.ts'
import { webhooksTexts } from '#texts/office/webhooks.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { fieldErrors, problemMessage } from '../../data/problem-message.ts'
import { useProgramChange } from '../../data/use-programs.ts'
import { EventChoice } from './event-choice.tsx'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'

type WebhookDialogProps = {
  /** Left out, a new one. */
  webhook?: Webhook
  onClose: () => void
}

/** Where somebody is told, and of what. */
export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const [say, language] = [useWords(), useLanguage()]
  const office = useOffice()
  const [wish, setWish] = useState({ url: webhook?.url ?? '', events: (webhook?.events ?? []) as readonly string[] })
  const kept = useKeptForm({ form: webhook ? `webhook ${webhook.id}` : 'new webhook', values: wish, onTake: setWish })
  const save = useProgramChange({
    act: async (_: void, press) => {
      const told = { url: wish.url, events: wish.events as WebhookEvent[] }
      if (!webhook) return (await office.webhooks.create(told, press)).secret
      await office.webhooks.change({ id: webhook.id, ...told }, press)
      return null
    },
    done: () => (webhook ? webhooksTexts.changed : webhooksTexts.created),
    kept,
    secretOf: (secret) => (secret === null ? null : { title: webhooksTexts.secretTitle, words: secret, says: [webhooksTexts.secretHow] }),
  })
  const errors = fieldErrors(save.error)
  const refused = isProblem(save.error, 'address_refused') ? problemMessage(save.error, language) : undefined
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    save.mutate(undefined, { onSuccess: onClose })
  }
  return (
    <Dialog open size="wide" onClose={onClose} title={say(webhook ? webhooksTexts.change : webhooksTexts.add)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <TextField
          label={say(webhooksTexts.url)}
          hint={say(webhooksTexts.urlHow)}
          error={errors['url'] ?? refused}
          type="url"
          required
          maxLength={2000}
          placeholder="https://"
          autoComplete="off"
          value={wish.url}
          onChange={({ target }) => setWish({ ...wish, url: target.value })}
        />
        <EventChoice chosen={wish.events} error={errors['events']} onChoose={(events) => setWish({ ...wish, events })} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(webhooksTexts.cancel)}
          </Button>
          <Button type="submit" busy={save.isPending}>
            {say(webhooksTexts.save)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
