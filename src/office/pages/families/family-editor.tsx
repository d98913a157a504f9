import { Plus, Unlink } from 'lucide-react'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { FamilySaid } from '#contract/office/api/goods/families.ts'
import { inLanguage } from '#rules/locale.ts'
import { countOfMembers, familiesTexts } from '#texts/office/goods/families/families.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { KeyCaps } from '../../data/keys/key-caps.tsx'
import type { FamilyEditing } from '../../data/families/use-family-form.ts'
import { ConflictDialog } from '../../data/saving/conflict-dialog.tsx'
import { DraftOffer } from '../../data/saving/draft-offer.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { AddMembers } from '../../features/families/add-members.tsx'
import { FamilyInShop } from '../../features/families/family-in-shop.tsx'
import { FamilyNames } from '../../features/families/family-names.tsx'
import { FamilySharing } from '../../features/families/family-sharing.tsx'
import { FamilyMembers } from '../../features/families/family-members.tsx'
import { WayToProducts } from '../../features/families/way-to-products.tsx'

/** `family`: null for one that is not there yet. */
type EditorProps = { editing: FamilyEditing; family: number | null; mayWrite: boolean }

/** The page of a family; everything of it is saved at once. */
export function FamilyEditor({ editing, family, mayWrite }: EditorProps) {
  const [isAdding, setAdding] = useState(false)
  const [chosen, setChosen] = useState<number | null>(null)
  const { now, save } = editing
  // One that is being made has its page elsewhere: what is typed meanwhile would be left behind.
  const isMaking = family === null && editing.isSaving
  const noteFocus = useFocusBack(isMaking)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    noteFocus()
    void save(now.said)
  }
  return (
    <>
      <form className="family-form" inert={isMaking} onSubmit={submit}>
        <EditorBar editing={editing} family={family} mayWrite={mayWrite} onAdd={() => setAdding(true)} />
        <div className="page-body family-page">
          <div>
            <DraftOffer draft={editing.draft} onTake={editing.take} />
            <FamilyNames editing={editing} mayWrite={mayWrite} />
            <FamilyMembers editing={editing} mayWrite={mayWrite} chosen={chosen} onChoose={setChosen} />
          </div>
          <aside>
            <FamilyInShop form={now} chosen={chosen} onChoose={setChosen} />
            {family !== null && <FamilySharing family={family} mayWrite={mayWrite} isDirty={editing.isDirty} />}
          </aside>
        </div>
      </form>
      {isAdding && <AddMembers form={now} onAdd={editing.setAll} onClose={() => setAdding(false)} />}
      <Conflict editing={editing} />
    </>
  )
}

/** What is inert loses the focus. Once it is in reach again, whoever has not gone elsewhere is where they were when it was noted. */
function useFocusBack(isInert: boolean): () => void {
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    if (isInert) return
    if (document.activeElement === document.body && focused.current instanceof HTMLElement) focused.current.focus()
    focused.current = null
  }, [isInert])
  return () => {
    focused.current = document.activeElement
  }
}

function EditorBar({ editing, family, mayWrite, onAdd }: EditorProps & { onAdd: () => void }) {
  const isNew = family === null
  const [say, language] = [useWords(), useLanguage()]
  const { now, isDirty, isSaving, dissolve } = editing
  const { name_zh: zh, name_en: en, members } = now.said
  const onSale = members.filter(({ product }) => now.goods[product]?.state === 'on').length
  return (
    <PageBar
      title={isNew ? say(familiesTexts.newTitle) : inLanguage({ zh, en }, language)}
      before={<WayToProducts andFamilies />}
      actions={
        mayWrite && (
          <>
            <Button kind="secondary" size="small" onClick={onAdd}>
              <Plus size={16} aria-hidden="true" />
              {say(familiesTexts.add)}
            </Button>
            {!isNew && (
              <Button kind="secondary" size="small" onClick={() => void dissolve()}>
                <Unlink size={16} aria-hidden="true" />
                {say(familiesTexts.dissolve)}
              </Button>
            )}
            <Button type="submit" size="small" busy={isSaving} disabled={!isDirty}>
              {say(familiesTexts.save)} <KeyCaps keys="$mod+S" />
            </Button>
          </>
        )
      }
    >
      <span className="dim text-[13px]">{say(countOfMembers(members.length, onSale))}</span>
    </PageBar>
  )
}

/** Two people changed it: what of each stays is said part by part. */
function Conflict({ editing }: { editing: FamilyEditing }) {
  const say = useWords()
  const { conflict, began, now, isSaving, save, dismiss } = editing
  if (!conflict) return null
  return (
    <ConflictDialog
      what={familiesTexts.thisFamily}
      fields={[
        { name: 'name_zh', label: familiesTexts.nameZh },
        { name: 'name_en', label: familiesTexts.nameEn },
        { name: 'axes', label: familiesTexts.axes, show: (axes) => (axes as FamilySaid['axes']).map(({ name }) => name.zh).join(' · ') },
        {
          name: 'list_as',
          label: familiesTexts.listAs,
          show: (way) => say(way === 'one' ? familiesTexts.listAsOne : familiesTexts.listAsEach),
        },
        {
          name: 'members',
          label: familiesTexts.members,
          show: (members) => (members as FamilySaid['members']).map(({ values }) => values.map(({ zh }) => zh).join(' ')).join(' · '),
        },
      ]}
      began={began}
      mine={now.said}
      conflict={conflict}
      isSaving={isSaving}
      onSave={(merged) => void save({ ...now.said, ...merged })}
      onClose={dismiss}
    />
  )
}
