import { useState, type SubmitEvent } from 'react'
import type { OfficeTarget } from '#contract/office/api/goods/menus.ts'
import {
  keyOfTarget,
  nameOfEntry,
  mostEntries,
  mostOfName,
  mostOfSubName,
  type MenuEntry,
  type MenuKind,
  type MenuTarget,
} from '#rules/catalog/menus/menu.ts'
import { listedEntries } from '#rules/catalog/menus/move-entry.ts'
import { faultTexts, menusTexts, targetKinds, withFault } from '#texts/office/goods/menus.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { NoteBox } from '#ui/panel.tsx'
import { useWords } from '#ui/words/words.ts'
import type { SaveMenu } from '../../../data/categories/use-menu.ts'
import { useKeptForm } from '../../../data/saving/use-kept-form.tsx'
import { factsOfTargets } from './facts-of-targets.ts'
import { withoutEntry } from './menu-list.tsx'

type DialogProps = {
  menu: MenuKind
  entries: readonly MenuEntry[]
  targets: readonly OfficeTarget[]
  /** The one that is changed; null for a new one. */
  entryKey: string | null
  onSave: SaveMenu
  onClose: () => void
}

type Typed = { kind: MenuTarget['kind']; target: string; address: string; zh: string; en: string; above: string }

const kinds = ['category', 'list', 'brand', 'article', 'page', 'address', 'heading'] as const

/** Where an entry leads, how it is called, and what it stands below. */
export function EntryDialog({ menu, entries, targets, entryKey, onSave, onClose }: DialogProps) {
  const say = useWords()
  const found = listedEntries(entries).find(({ entry }) => entry.key === entryKey)
  const began = typedOf(found)
  const [typed, setTyped] = useState(began)
  const [busy, setBusy] = useState(false)
  const kept = useKeptForm({ form: `menu ${menu} ${entryKey ?? 'new'}`, values: typed, onTake: setTyped })
  const set = (said: Partial<Typed>) => setTyped({ ...typed, ...said })
  const below = entries.find(({ key }) => key === entryKey)?.entries ?? []
  const refuses = typed.above === '' && found?.above !== null && entries.length >= mostEntries
  const target = targetOf(typed, targets)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!target || refuses) return
    setBusy(true)
    const entry = { key: entryKey ?? crypto.randomUUID(), target, name_zh: typed.zh.trim(), name_en: typed.en.trim() }
    const saved = await onSave(withEntry(entries, { entry: { ...entry, entries: below }, above: typed.above }), say(menusTexts.saved))
    setBusy(false)
    if (!saved) return
    kept.forget()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={say(entryKey === null ? menusTexts.add : menusTexts.edit)}>
      <form className="mt-3 grid gap-4" onSubmit={(event) => void submit(event)}>
        {kept.offer}
        <TargetFields menu={menu} typed={typed} targets={targets} onChange={set} />
        <NameFields typed={typed} onChange={set} />
        {below.length === 0 && typed.kind !== 'heading' && (
          <SelectField
            label={say(menusTexts.place)}
            value={typed.above}
            placeholder={say(menusTexts.firstRow)}
            choices={entries
              .filter(({ key }) => key !== entryKey)
              .map((entry) => ({ value: entry.key, label: say(nameOfEntry(entry, factsOfTargets(targets))) }))}
            onChange={({ target: { value } }) => set({ above: value })}
          />
        )}
        {refuses && <NoteBox kind="warning">{say(menusTexts.full)}</NoteBox>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(menusTexts.cancel)}
          </Button>
          <Button type="submit" busy={busy} disabled={refuses}>
            {say(menusTexts.save)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type FieldsProps = { menu: MenuKind; typed: Typed; targets: readonly OfficeTarget[]; onChange: (said: Partial<Typed>) => void }

/** What it leads to: a kind, and one of that kind or an address. */
function TargetFields({ menu, typed, targets, onChange }: FieldsProps) {
  const say = useWords()
  const chosen = typed.kind !== 'address' && typed.kind !== 'heading'
  return (
    <>
      <SelectField
        label={say(menusTexts.kind)}
        value={typed.kind}
        choices={kinds
          .filter((kind) => kind !== 'heading' || menu === 'footer')
          .map((kind) => ({ value: kind, label: say(targetKinds[kind]) }))}
        onChange={({ target: { value } }) =>
          onChange({ kind: value as Typed['kind'], target: '', ...(value === 'heading' && { above: '' }) })
        }
      />
      {chosen && (
        <SelectField
          label={say(menusTexts.leadsTo)}
          required
          value={typed.target}
          placeholder={say(menusTexts.choose)}
          choices={targets
            .filter(({ target, fault }) => target.kind === typed.kind && (fault !== 'archived' || keyOfTarget(target) === typed.target))
            .map(({ target, name, fault }) => ({
              value: keyOfTarget(target),
              label: say(fault ? withFault(name, faultTexts[fault]) : name),
            }))}
          onChange={({ target: { value } }) => onChange({ target: value })}
        />
      )}
      {typed.kind === 'address' && (
        <TextField
          label={say(menusTexts.address)}
          hint={say(menusTexts.addressHow)}
          required
          maxLength={500}
          pattern="(https://[^\s\\]+|/(?!/)[^\s\\]*)"
          autoComplete="off"
          value={typed.address}
          onChange={({ target: { value } }) => onChange({ address: value })}
        />
      )}
    </>
  )
}

/** How it is called; what leads to an address or nowhere has no other name. */
function NameFields({ typed, onChange }: Pick<FieldsProps, 'typed' | 'onChange'>) {
  const say = useWords()
  const isAsked = typed.kind === 'address' || typed.kind === 'heading'
  const most = typed.above === '' ? mostOfName : mostOfSubName
  return (
    <div className="category-pair">
      <TextField
        label={say(menusTexts.nameZh)}
        hint={isAsked ? undefined : say(menusTexts.nameHow)}
        required={isAsked}
        maxLength={most}
        autoComplete="off"
        value={typed.zh}
        onChange={({ target: { value } }) => onChange({ zh: value })}
      />
      <TextField
        label={say(menusTexts.nameEn)}
        maxLength={most}
        autoComplete="off"
        value={typed.en}
        onChange={({ target: { value } }) => onChange({ en: value })}
      />
    </div>
  )
}

function typedOf(found: ReturnType<typeof listedEntries>[number] | undefined): Typed {
  if (!found) return { kind: 'category', target: '', address: '', zh: '', en: '', above: '' }
  const { target, name_zh: zh, name_en: en } = found.entry
  const address = target.kind === 'address' ? target.address : ''
  return { kind: target.kind, target: keyOfTarget(target), address, zh, en, above: found.above ?? '' }
}

function targetOf({ kind, target, address }: Typed, targets: readonly OfficeTarget[]): MenuTarget | undefined {
  if (kind === 'heading') return { kind }
  if (kind === 'address') return address.trim() === '' ? undefined : { kind, address: address.trim() }
  return targets.find((each) => keyOfTarget(each.target) === target)?.target
}

/** The menu with an entry: where it stood if it stays in its row, else at the end of the other. */
function withEntry(entries: readonly MenuEntry[], { entry, above }: { entry: MenuEntry; above: string }): MenuEntry[] {
  const { entries: _none, ...sub } = entry
  const stood = listedEntries(entries).find((each) => each.entry.key === entry.key)
  if (stood && (stood.above ?? '') === above) {
    return entries.map((each) =>
      each.key === entry.key ? entry : { ...each, entries: each.entries.map((other) => (other.key === entry.key ? sub : other)) },
    )
  }
  const rest = withoutEntry(entries, entry.key)
  if (above === '') return [...rest, entry]
  return rest.map((each) => (each.key === above ? { ...each, entries: [...each.entries, sub] } : each))
}
