import { Check } from 'lucide-react'
import type { Text } from '#rules/locale.ts'
import { consequenceTexts } from '#texts/office/orders.ts'
import { useWords } from '#ui/words/words.ts'

/** `mayReturn`: there is a way back; else it is said that there is none. */
type EffectsProps = { follows: readonly Text[]; mayReturn?: boolean }

/** What follows from a press, line by line, before it is made (NAV-17). */
export function Effects({ follows, mayReturn = false }: EffectsProps) {
  const say = useWords()
  return (
    <div className="consequences">
      <b className="font-semibold">{say(consequenceTexts.heading)}</b>
      <ul className="grid gap-1.5">
        {follows.map((text) => (
          <li key={text.en}>
            <Check size={16} className="mt-1 shrink-0 text-done" aria-hidden="true" />
            {say(text)}
          </li>
        ))}
      </ul>
      {!mayReturn && <p className="dim text-[13px]">{say(consequenceTexts.noWayBack)}</p>}
    </div>
  )
}
