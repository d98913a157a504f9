import { History, Languages } from 'lucide-react'
import type { TranslationState } from '#rules/catalog/translation.ts'
import { translationTexts } from '#texts/office/goods/product-page.ts'
import { useWords } from '#ui/words/words.ts'
import { State } from '../../../../ui/state.tsx'

const marks = {
  translated: { tone: 'done', Sign: Languages },
  missing: { tone: 'wait', Sign: Languages },
  outdated: { tone: 'todo', Sign: History },
} as const

/** Beside a pair of texts, how its English stands (GDS-13). */
export function TranslationMark({ state }: { state: TranslationState }) {
  const say = useWords()
  if (state === 'empty') return null
  const { tone, Sign } = marks[state]
  return (
    <State tone={tone} pill sign={<Sign size={14} aria-hidden="true" />}>
      {say(translationTexts[state])}
    </State>
  )
}
