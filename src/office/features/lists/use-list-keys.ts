import type { RefObject } from 'react'
import { listTexts } from '#texts/office/lists.ts'
import { useShortcuts } from '../../data/keys/shortcuts.tsx'
import { currentRow, goToRow } from '../../ui/table/go-to-row.ts'
import type { Selecting } from '../../ui/table/table-column.ts'

type List = {
  list: RefObject<HTMLElement | null>
  selecting?: Selecting | undefined
  hasPeek?: boolean
  onStep?: ((by: 1 | -1) => void) | undefined
  onUpdate: () => void
}

/** The letters of a list: up and down, select, select up to here, ask anew, and into the search field (NAV-11). */
export function useListKeys({ list, selecting, hasPeek = false, onStep, onUpdate }: List): void {
  const step = onStep ?? ((by: 1 | -1) => goToRow(list.current, by))
  const toggle = (how: 'alone' | 'range') => {
    const key = currentRow(list.current)?.dataset['key']
    if (key !== undefined) selecting?.toggle(key, how)
  }
  useShortcuts(listTexts.list, [
    { keys: 'j', does: listTexts.down, act: () => step(1) },
    { keys: 'k', does: listTexts.up, act: () => step(-1) },
    { keys: 'Enter', does: listTexts.open },
    ...(hasPeek ? [{ keys: 'Space', does: listTexts.peek }] : []),
    ...(selecting
      ? [
          { keys: 'x', does: listTexts.select, act: () => toggle('alone') },
          { keys: 'Shift+X', does: listTexts.selectRange, act: () => toggle('range') },
        ]
      : []),
    { keys: 'r', does: listTexts.update, act: onUpdate },
    { keys: '/', does: listTexts.toSearch, act: () => document.querySelector<HTMLElement>('main [role=search] input')?.focus() },
  ])
}
