import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useId, useState, type SubmitEvent } from 'react'
import { longestTag, mostTags } from '#rules/orders/order-tags.ts'
import { removeTag, tagTexts } from '#texts/office/order-page/notes.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'
import { Panel } from '../../ui/panel.tsx'

/** Tags to put on something, and tags to take off it. */
export type TagWish = { add: string[]; remove: string[] }

type KnownTags = { queryKey: readonly string[]; queryFn: (asked: { signal: AbortSignal }) => Promise<{ tags: string[] }> }

type TagFormProps = {
  /** What a tag that is being typed is kept under. */
  form: string
  /** Asks for the tags that there are, to be offered. */
  known: KnownTags
}

type TagsProps = TagFormProps & {
  tags: readonly string[]
  /** Whether who looks may change them. */
  may: boolean
  /** Answers whether it was done. */
  onTurn: (wish: TagWish) => Promise<boolean>
}

/** The tags of something; whoever may puts others on it. */
export function Tags({ tags, may, onTurn, ...asked }: TagsProps) {
  const say = useWords()
  const [adding, setAdding] = useState(false)
  return (
    <Panel title={tagTexts.heading}>
      <div className="body grid gap-2">
        <ul className="flex flex-wrap gap-2">
          {tags.length === 0 && <li className="dim">{say(tagTexts.none)}</li>}
          {tags.map((tag) => (
            <li key={tag} className="order-tag">
              {tag}
              {may && (
                <button type="button" aria-label={say(removeTag(tag))} onClick={() => void onTurn({ add: [], remove: [tag] })}>
                  <X size={13} aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
          {may && !adding && tags.length < mostTags && (
            <li>
              <button type="button" className="order-tag add" onClick={() => setAdding(true)}>
                <Plus size={13} aria-hidden="true" />
                {say(tagTexts.add)}
              </button>
            </li>
          )}
        </ul>
        {adding && <TagForm {...asked} onClose={() => setAdding(false)} onAdd={(name) => onTurn({ add: [name], remove: [] })} />}
      </div>
    </Panel>
  )
}

function TagForm({ form, known, onAdd, onClose }: TagFormProps & { onAdd: (name: string) => Promise<boolean>; onClose: () => void }) {
  const say = useWords()
  const list = useId()
  const { data } = useQuery(known)
  const [name, setName] = useState('')
  const kept = useKeptForm({ form, values: name, onTake: setName })
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!(await onAdd(name.trim()))) return
    kept.forget()
    onClose()
  }
  return (
    <form className="flex flex-wrap gap-2" onSubmit={(event) => void submit(event)}>
      {kept.offer}
      <input
        className="input min-w-0 flex-1"
        aria-label={say(tagTexts.name)}
        required
        maxLength={longestTag}
        list={list}
        // It is opened by a press of the person who is going to type.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      <datalist id={list}>
        {data?.tags.map((tag) => (
          <option key={tag} value={tag}>
            {tag}
          </option>
        ))}
      </datalist>
      <Button type="submit" kind="secondary">
        {say(tagTexts.save)}
      </Button>
    </form>
  )
}
