import type { ReturnRight } from '#rules/label/label-kinds.ts'
import { returnRightTexts } from '#texts/shared/label.ts'
import { useWords } from '#ui/words/words.ts'

/** A lawful exception from the right of withdrawal stands beside the button that buys (GDS-44); what is as ever is not said. */
export function ReturnRightNote({ right }: { right: ReturnRight }) {
  const say = useWords()
  return right === 'normal' ? null : <p className="small muted">{say(returnRightTexts[right])}</p>
}
