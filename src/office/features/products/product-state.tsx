import { Archive, CalendarClock, CircleCheck, CircleOff, PencilLine } from 'lucide-react'
import type { ProductState as StateName } from '#rules/catalog/product-state.ts'
import { productStateTexts } from '#texts/office/goods/products.ts'
import { useWords } from '#ui/words/words.ts'
import { State, type Tone } from '../../ui/state.tsx'

const tones: Readonly<Record<StateName, Tone>> = { draft: 'wait', scheduled: 'todo', on: 'done', off: 'stop', archived: 'stop' }
const signs = { draft: PencilLine, scheduled: CalendarClock, on: CircleCheck, off: CircleOff, archived: Archive } as const

/** Where a product is in its life. */
export function ProductState({ state, pill = false }: { state: StateName; pill?: boolean }) {
  const say = useWords()
  const Sign = signs[state]
  return (
    <State tone={tones[state]} pill={pill} sign={<Sign size={15} aria-hidden="true" />}>
      {say(productStateTexts[state])}
    </State>
  )
}
