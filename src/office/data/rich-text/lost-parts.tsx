import type { LostPart } from '#contract/office/api/goods/texts.ts'
import { lostAttribute, lostTag, lostTimes } from '#texts/office/goods/rich-text.ts'
import { useWords } from '#ui/words/words.ts'

/** What of a text falls away, and how often it stands there. */
export function LostParts({ lost }: { lost: readonly LostPart[] }) {
  const say = useWords()
  return (
    <ul className="lost-parts">
      {lost.map(({ tag, attribute, times }) => (
        <li key={`${tag} ${attribute}`}>
          <span>{say(attribute === null ? lostTag(tag) : lostAttribute(tag, attribute))}</span>
          <span className="dim">{say(lostTimes(times))}</span>
        </li>
      ))}
    </ul>
  )
}
