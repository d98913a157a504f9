import type { Text } from '#rules/locale.ts'
import { useWords } from '#ui/words/words.ts'

/** Why the button above does not lead on yet. */
export function ChooseFirst({ id, text }: { id: string; text: Text }) {
  return (
    <p className="hint mt-2" id={id}>
      {useWords()(text)}
    </p>
  )
}
