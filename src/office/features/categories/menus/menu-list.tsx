import { EyeOff, Pencil, X } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { faultOfEntry, nameOfEntry, type FactsOf, type MenuEntry, type SubEntry } from '#rules/catalog/menus/menu.ts'
import { dropEntry, listedEntries, stepEntry, type EntryDirection } from '#rules/catalog/menus/move-entry.ts'
import { movedDone, standsNow } from '#texts/office/goods/categories.ts'
import { editEntry, faultTexts, menusTexts, removedEntry, removeEntry, targetKinds } from '#texts/office/goods/menus.ts'
import { problemTexts } from '#texts/shared/problems.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import type { SaveMenu } from '../../../data/categories/use-menu.ts'
import { Sortable, SortableItem } from '../../../ui/sortable.tsx'
import { State } from '../../../ui/state.tsx'

type ListProps = { entries: readonly MenuEntry[]; factsOf: FactsOf; onSave: SaveMenu; onOpen: (key: string) => void }

const directions: Readonly<Record<string, EntryDirection>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }

/** The entries of a menu: dragged, or moved by Alt and the arrows, which is spoken. */
export function MenuList({ entries, factsOf, onSave, onOpen }: ListProps) {
  const say = useWords()
  const [spoken, setSpoken] = useState('')
  const listed = listedEntries(entries)
  const nameOf = (key: string | null) => {
    const found = listed.find(({ entry }) => entry.key === key)
    return found ? say(nameOfEntry(found.entry, factsOf)) : ''
  }
  const go = (key: string, next: MenuEntry[] | 'too_deep' | null) => {
    if (next === null) return
    if (next === 'too_deep') return setSpoken(say(problemTexts.too_deep))
    const above = next.find((entry) => entry.entries.some((sub) => sub.key === key))
    const row: readonly SubEntry[] = above ? above.entries : next
    const place = row.findIndex((entry) => entry.key === key) + 1
    setSpoken(say(standsNow({ name: nameOf(key), above: above ? nameOf(above.key) : null, place, of: row.length })))
    void onSave(next, say(movedDone(nameOf(key))))
  }
  const drop = (from: number, to: number) => {
    const moved = listed[from]?.entry.key
    const others = listed.filter(({ entry }) => entry.key !== moved)
    if (moved !== undefined) go(moved, dropEntry(entries, { key: moved, follows: others[to - 1]?.entry.key ?? null }))
  }
  const press = (event: KeyboardEvent, key: string) => {
    const to = directions[event.key]
    if (!event.altKey || !to) return
    event.preventDefault()
    go(key, stepEntry(entries, { key, to }))
  }
  const remove = (key: string) => void onSave(withoutEntry(entries, key), say(removedEntry(nameOf(key))))
  return (
    <>
      <p className="hidden-text" role="status">
        {spoken}
      </p>
      <Sortable ids={listed.map(({ entry }) => entry.key)} nameOf={nameOf} onMove={drop} layout="list">
        <ul className="category-tree" aria-label={say(menusTexts.entries)}>
          {listed.map(({ entry, above }) => (
            <EntryRow
              key={entry.key}
              entry={entry}
              isSub={above !== null}
              factsOf={factsOf}
              onPress={(event) => press(event, entry.key)}
              onOpen={() => onOpen(entry.key)}
              onRemove={() => remove(entry.key)}
            />
          ))}
        </ul>
      </Sortable>
    </>
  )
}

/** The menu without an entry and what stands below it. */
export function withoutEntry(entries: readonly MenuEntry[], key: string): MenuEntry[] {
  return entries
    .filter((entry) => entry.key !== key)
    .map((entry) => ({ ...entry, entries: entry.entries.filter((sub) => sub.key !== key) }))
}

type RowProps = {
  entry: SubEntry | MenuEntry
  isSub: boolean
  factsOf: FactsOf
  onPress: (event: KeyboardEvent) => void
  onOpen: () => void
  onRemove: () => void
}

function EntryRow({ entry, isSub, factsOf, onPress, onOpen, onRemove }: RowProps) {
  const say = useWords()
  const name = nameOfEntry(entry, factsOf)
  const fault = faultOfEntry(entry, factsOf)
  const said = say(name)
  const listsBelow = 'entries' in entry && entry.entries.length === 0 && (factsOf(entry.target)?.below.length ?? 0) > 0
  return (
    <SortableItem id={entry.key} name={said} className={isSub ? 'sub-category' : 'main-category'}>
      {(grip) => (
        <div className="category-row">
          {grip}
          <button
            type="button"
            className="category-name"
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowRight Alt+ArrowLeft"
            onKeyDown={onPress}
            onClick={onOpen}
          >
            <b>{name.zh}</b> {name.en !== name.zh && <span className="dim">{name.en}</span>}
          </button>
          {fault && (
            <State tone="stop" sign={<EyeOff size={14} aria-hidden="true" />}>
              {say(faultTexts[fault])}
            </State>
          )}
          <span className="menu-target dim">{say(listsBelow ? menusTexts.ownBelow : targetKinds[entry.target.kind])}</span>
          <IconButton label={say(editEntry(said))} onClick={onOpen}>
            <Pencil size={16} aria-hidden="true" />
          </IconButton>
          <IconButton label={say(removeEntry(said))} onClick={onRemove}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </SortableItem>
  )
}
