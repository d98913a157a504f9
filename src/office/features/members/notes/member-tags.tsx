import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useId, useState, type SubmitEvent } from 'react'
import { longestTag, mostTags } from '#rules/orders/order-tags.ts'
import { removeTag, tagAdded, tagRemoved, tagTexts } from '#texts/office/order-page/notes.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useMemberChange } from '../../../data/members/use-member-change.ts'
import { useOffice } from '../../../data/office.tsx'
import { useKeptForm } from '../../../data/saving/use-kept-form.tsx'
import { useMay } from '../../../data/use-me.ts'
import { Panel } from '../page/panel.tsx'

/** The tags of a member; whoever may puts others on them. */
export function MemberTags({ tags, uid }: { tags: readonly string[]; uid: string }) {
  const say = useWords()
  const may = useMay()('members.note')
  const { memberNotes } = useOffice()
  const change = useMemberChange(uid)
  const [adding, setAdding] = useState(false)
  const turn = async (wish: { add: string[]; remove: string[] }) => {
    const turned = await change({
      act: (press) => memberNotes.tag({ uid, ...wish }, press),
      done: wish.add[0] === undefined ? tagRemoved(wish.remove[0] ?? '') : tagAdded(wish.add[0]),
      undo: ({ add, remove }) => memberNotes.tag({ uid, add: remove, remove: add }),
    })
    return turned !== null
  }
  return (
    <Panel title={tagTexts.heading}>
      <div className="body grid gap-2">
        <ul className="flex flex-wrap gap-2">
          {tags.length === 0 && <li className="dim">{say(tagTexts.none)}</li>}
          {tags.map((tag) => (
            <li key={tag} className="order-tag">
              {tag}
              {may && (
                <button type="button" aria-label={say(removeTag(tag))} onClick={() => void turn({ add: [], remove: [tag] })}>
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
        {adding && <TagForm uid={uid} onClose={() => setAdding(false)} onAdd={(name) => turn({ add: [name], remove: [] })} />}
      </div>
    </Panel>
  )
}

type TagFormProps = { uid: string; onAdd: (name: string) => Promise<boolean>; onClose: () => void }

function TagForm({ uid, onAdd, onClose }: TagFormProps) {
  const say = useWords()
  const list = useId()
  const { memberNotes } = useOffice()
  const { data } = useQuery({ queryKey: ['member-tags'], queryFn: ({ signal }) => memberNotes.knownTags({}, { signal }) })
  const [name, setName] = useState('')
  const kept = useKeptForm({ form: `member ${uid} tag`, values: name, onTake: setName })
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
