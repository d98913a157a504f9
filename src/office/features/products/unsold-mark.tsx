import { TriangleAlert } from 'lucide-react'
import { unsoldMark } from '#texts/office/goods/list-price.ts'
import { useWords } from '#ui/words/words.ts'
import { State } from '../../ui/state.tsx'

/** A list price that was asked on no day that counts (GDS-20). */
export function UnsoldMark({ days }: { days: number }) {
  const say = useWords()
  return (
    <State tone="todo" sign={<TriangleAlert size={14} aria-hidden="true" />}>
      {say(unsoldMark(days))}
    </State>
  )
}
