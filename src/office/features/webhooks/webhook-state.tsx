import { CircleCheck, CirclePause, CircleAlert } from 'lucide-react'
import type { Webhook } from '#contract/office/api/webhooks.ts'
import { webhooksTexts } from '#texts/office/webhooks.ts'
import { useWords } from '#ui/words/words.ts'
import { State } from '../../ui/state.tsx'

/** Whether a webhook hears what it is told. */
export function WebhookState({ webhook: { state, failing_since } }: { webhook: Webhook }) {
  const say = useWords()
  if (state === 'paused')
    return (
      <State tone="stop" sign={<CirclePause size={16} aria-hidden="true" />}>
        {say(webhooksTexts.isPaused)}
      </State>
    )
  if (failing_since !== null)
    return (
      <State tone="alarm" sign={<CircleAlert size={16} aria-hidden="true" />}>
        {say(webhooksTexts.failing)}
      </State>
    )
  return (
    <State tone="done" sign={<CircleCheck size={16} aria-hidden="true" />}>
      {say(webhooksTexts.on)}
    </State>
  )
}
