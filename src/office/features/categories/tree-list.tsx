import { ChevronDown, ChevronRight, EyeOff, Languages, PencilLine } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import type { CategoryRow } from '#contract/office/api/goods/categories.ts'
import { besideOf, dropInTree, stepInTree, type Category, type Direction } from '#rules/catalog/categories/category-tree.ts'
import { categoriesTexts, closeCategory, goodsCount, movedDone, openCategory, standsNow } from '#texts/office/goods/categories.ts'
import { problemTexts } from '#texts/shared/problems.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useWords } from '#ui/words/words.ts'
import { officePaths } from '../../data/paths.ts'
import { Sortable, SortableItem } from '../../ui/sortable.tsx'
import { State } from '../../ui/state.tsx'

type TreeProps = {
  categories: readonly CategoryRow[]
  chosen: number | null
  /** Only those in whose names it stands; empty shows the tree. */
  words: string
  onSave: (wanted: readonly Category[], message: string) => Promise<boolean>
}

const directions: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }

/** The tree of categories: dragged, or moved by Alt and the arrows, which is spoken (CAT-02). */
export function TreeList({ categories, chosen, words, onSave }: TreeProps) {
  const say = useWords()
  const [open, setOpen] = useState<readonly number[]>([])
  const [spoken, setSpoken] = useState('')
  const live = categories.filter(({ archived }) => !archived)
  const isOpen = (id: number) => open.includes(id) || live.some((category) => category.parent_id === id && category.id === chosen)
  const shown = words
    ? live.filter(({ name_zh: zh, name_en: en }) => `${zh} ${en}`.toLowerCase().includes(words.toLowerCase()))
    : live.filter(({ parent_id: above }) => above === null || isOpen(above))
  const go = (id: number, next: Category[] | 'too_deep' | null) => {
    const moved = categories.find((category) => category.id === id)
    if (!moved || next === null) return
    if (next === 'too_deep') return setSpoken(say(problemTexts.too_deep))
    const { parent_id: above = null } = next.find((category) => category.id === id) ?? {}
    const row = besideOf(next, above)
    if (above !== null) setOpen((now) => [...now, above])
    setSpoken(
      say(
        standsNow({
          name: moved.name_zh,
          above: next.find((category) => category.id === above)?.name_zh ?? null,
          place: row.findIndex((category) => category.id === id) + 1,
          of: row.length,
        }),
      ),
    )
    void onSave(next, say(movedDone(moved.name_zh)))
  }
  const drop = (from: number, to: number) => {
    const moved = shown[from]
    const others = shown.filter((category) => category !== moved)
    if (moved) go(moved.id, dropInTree(categories, { id: moved.id, follows: others[to - 1]?.id ?? null }))
  }
  const press = (event: KeyboardEvent, id: number) => {
    const to = directions[event.key]
    if (!event.altKey || !to) return
    event.preventDefault()
    go(id, stepInTree(categories, { id, to }))
  }
  return (
    <>
      <p className="hidden-text" role="status">
        {spoken}
      </p>
      <Sortable
        ids={shown.map(({ id }) => String(id))}
        nameOf={(id) => shown.find((category) => String(category.id) === id)?.name_zh ?? ''}
        onMove={drop}
        layout="list"
      >
        <ul className="category-tree" aria-label={say(categoriesTexts.tree)}>
          {shown.map((category) => (
            <TreeRow
              key={category.id}
              category={category}
              isChosen={category.id === chosen}
              isOpen={isOpen(category.id)}
              hasBelow={!words && besideOf(live, category.id).length > 0}
              onToggle={() => setOpen(isOpen(category.id) ? open.filter((id) => id !== category.id) : [...open, category.id])}
              onPress={(event) => press(event, category.id)}
            />
          ))}
        </ul>
      </Sortable>
    </>
  )
}

type TreeRowProps = OpenerProps & { isChosen: boolean; onPress: (event: KeyboardEvent) => void }

function TreeRow({ category, isChosen, onPress, ...below }: TreeRowProps) {
  const say = useWords()
  const { id, name_zh: name, name_en: english, parent_id: above } = category
  return (
    <SortableItem id={String(id)} name={name} className={above === null ? 'main-category' : 'sub-category'}>
      {(grip) => (
        <div className="category-row" data-chosen={isChosen || undefined}>
          {grip}
          <Opener category={category} {...below} />
          <PageLink
            className="category-name"
            href={officePaths.categories({ id })}
            aria-current={isChosen ? 'true' : undefined}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowRight Alt+ArrowLeft"
            onKeyDown={onPress}
          >
            <b>{name}</b> <span className="dim">{english}</span>
          </PageLink>
          <Marks category={category} />
          <span className="dim figures nowrap">{say(goodsCount(category.goods))}</span>
        </div>
      )}
    </SortableItem>
  )
}

type OpenerProps = { category: CategoryRow; isOpen: boolean; hasBelow: boolean; onToggle: () => void }

function Opener({ category, isOpen, hasBelow, onToggle }: OpenerProps) {
  const say = useWords()
  if (!hasBelow) return <span className="category-opener" />
  return (
    <IconButton
      className="category-opener"
      label={say(isOpen ? closeCategory(category.name_zh) : openCategory(category.name_zh))}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {isOpen ? <ChevronDown size={16} aria-hidden="true" /> : <ChevronRight size={16} aria-hidden="true" />}
    </IconButton>
  )
}

function Marks({ category }: { category: CategoryRow }) {
  const say = useWords()
  return (
    <span className="category-marks">
      {category.is_changed && (
        <State tone="wait" sign={<PencilLine size={14} aria-hidden="true" />}>
          {say(category.id < 0 ? categoriesTexts.isNew : categoriesTexts.changed)}
        </State>
      )}
      {category.name_en === '' && (
        <State tone="wait" sign={<Languages size={14} aria-hidden="true" />}>
          {say(categoriesTexts.noEnglish)}
        </State>
      )}
      {!category.visible && (
        <State tone="stop" sign={<EyeOff size={14} aria-hidden="true" />}>
          {say(categoriesTexts.hidden)}
        </State>
      )}
    </span>
  )
}
