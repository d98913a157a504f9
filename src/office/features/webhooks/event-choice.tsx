import { webhookEvents } from '#rules/webhooks/webhook-events.ts'
import { eventTexts, webhooksTexts } from '#texts/office/webhooks.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/choices.tsx'
import { useWords } from '#ui/words/words.ts'

type EventChoiceProps = { chosen: readonly string[]; error?: string | undefined; onChoose: (events: readonly string[]) => void }

/** Of what a webhook is told. */
export function EventChoice({ chosen, error, onChoose }: EventChoiceProps) {
  const say = useWords()
  const turn = (event: string, isOn: boolean) => onChoose(isOn ? [...chosen, event] : chosen.filter((each) => each !== event))
  return (
    <fieldset>
      <legend className="label">{say(webhooksTexts.events)}</legend>
      <Button kind="ghost" size="small" onClick={() => onChoose(webhookEvents)}>
        {say(webhooksTexts.all)}
      </Button>
      <div className="choice-grid">
        {webhookEvents.map((event) => (
          <Checkbox key={event} checked={chosen.includes(event)} onChange={({ target }) => turn(event, target.checked)}>
            {say(eventTexts[event])} <span className="dim text-xs">{event}</span>
          </Checkbox>
        ))}
      </div>
      {error && <p className="error-text">{error}</p>}
    </fieldset>
  )
}
