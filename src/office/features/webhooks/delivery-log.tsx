import { CircleCheck, CirclePause, CircleX, Clock } from 'lucide-react'
import type { WebhookDelivery } from '#contract/office/api/webhooks.ts'
import { testEvent, type WebhookEvent } from '#rules/webhooks/webhook-events.ts'
import { deliveryStateTexts, durationText, eventTexts, replayOf, webhooksTexts } from '#texts/office/webhooks.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { useMay } from '../../data/use-me.ts'
import { useProgramChange } from '../../data/use-programs.ts'
import { State } from '../../ui/state.tsx'
import { When } from '../../ui/when.tsx'

type DeliveryLogProps = { webhook: string; rows: readonly WebhookDelivery[] }

/** What a webhook was told, each with its tries and what came back (ACC-56). */
export function DeliveryLog({ webhook, rows }: DeliveryLogProps) {
  return (
    <ul className="office-panel">
      {rows.map((delivery) => (
        <DeliveryRow key={delivery.id} webhook={webhook} delivery={delivery} />
      ))}
    </ul>
  )
}

function DeliveryRow({ webhook, delivery }: { webhook: string; delivery: WebhookDelivery }) {
  const say = useWords()
  const may = useMay()
  const { webhooks } = useOffice()
  const { id, event, number, state, told_at, next_try_at, body, tries } = delivery
  const replay = useProgramChange({
    act: (_: void, press) => webhooks.replay({ id: webhook, delivery: id }, press),
    done: () => webhooksTexts.replayed,
  })
  const { tone, Sign } = looks[state]
  const name = event === testEvent ? webhooksTexts.testEvent : eventTexts[event as WebhookEvent]
  return (
    <li className="person-row">
      <details className="delivery min-w-[14rem] flex-1">
        <summary>
          <b className="font-medium">{say(name)}</b> <code className="code">{number}</code>
          <span className="dim block text-xs">
            {event} · <When at={told_at} />
            {next_try_at && (
              <>
                {' · '}
                {say(webhooksTexts.nextTry)} <When at={next_try_at} />
              </>
            )}
          </span>
        </summary>
        <dl className="facts pt-3">
          <dt>webhook-id</dt>
          <dd className="break-all">
            <code className="code">{id}</code>
          </dd>
          <dt>{say(webhooksTexts.body)}</dt>
          <dd>
            <pre className="delivery-text">{body}</pre>
          </dd>
          <dt>{say(webhooksTexts.tries)}</dt>
          <dd>
            <Tries tries={tries} />
          </dd>
        </dl>
      </details>
      <State tone={tone} sign={<Sign size={16} aria-hidden="true" />}>
        {say(deliveryStateTexts[state])}
      </State>
      {may('webhooks.edit') && (
        <Button kind="ghost" size="small" aria-label={say(replayOf(id))} onClick={() => replay.mutate()}>
          {say(webhooksTexts.replay)}
        </Button>
      )}
    </li>
  )
}

function Tries({ tries }: Pick<WebhookDelivery, 'tries'>) {
  const say = useWords()
  if (tries.length === 0) return say(webhooksTexts.notTried)
  return (
    <ol className="grid gap-2">
      {tries.map((each) => (
        <li key={each.at}>
          <When at={each.at} /> · <b className="font-medium">{each.status ?? reasonOf(each.error)}</b> ·{' '}
          {say(durationText(each.duration_ms))}
          {each.answer !== '' && <pre className="delivery-text">{each.answer}</pre>}
        </li>
      ))}
    </ol>
  )

  function reasonOf(error: string | null): string {
    if (error === 'address_refused') return say(webhooksTexts.addressRefused)
    return error ? `${say(webhooksTexts.noAnswer)} (${error})` : say(webhooksTexts.noAnswer)
  }
}

const looks = {
  waiting: { tone: 'wait', Sign: Clock },
  done: { tone: 'done', Sign: CircleCheck },
  failed: { tone: 'alarm', Sign: CircleX },
  held: { tone: 'stop', Sign: CirclePause },
} as const
