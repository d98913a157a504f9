import type { OfficeMenu } from '#contract/office/api/goods/menus.ts'
import type { MenuKind } from '#rules/catalog/menus/menu.ts'
import { entriesOf, menuNames, menusTexts } from '#texts/office/goods/menus.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useWords } from '#ui/words/words.ts'
import { useDialog, useDialogAbout } from '../../../data/address/use-dialog.ts'
import { useSaveMenu } from '../../../data/categories/use-menu.ts'
import { lazyLayer } from '../../../data/layers/lazy-layer.tsx'
import { useOffice } from '../../../data/office.tsx'
import { DraftBar } from '../draft-bar.tsx'
import { factsOfTargets } from './facts-of-targets.ts'
import { MenuList } from './menu-list.tsx'

const EntryDialog = lazyLayer(() => import('./entry-dialog.tsx').then((file) => file.EntryDialog))

/** One menu of the shop: what stands in it, in which order, and how its draft stands. */
export function MenuEditor({ kind, menu }: { kind: MenuKind; menu: OfficeMenu }) {
  const say = useWords()
  const office = useOffice()
  const save = useSaveMenu(kind)
  const [adds, setAdds] = useDialog('new-entry')
  const [about, setAbout] = useDialogAbout('entry')
  const { entries, targets, is_beginning: isBeginning } = menu
  const keepDraft = (version: number) => office.menus.save({ kind, version, entries: isBeginning ? null : entries })
  const isKnown = entries.some((entry) => entry.key === about || entry.entries.some((sub) => sub.key === about))
  return (
    <>
      <DraftBar kind={kind} arrangement={menu} keepDraft={keepDraft} />
      <div className="filters">
        <b>{say(menuNames[kind])}</b>
        <span className="figures dim">{say(entriesOf(entries.length))}</span>
        <span className="dim">{say(menusTexts.how)}</span>
        {!isBeginning && (
          <Button kind="ghost" size="small" onClick={() => void save(null, say(menusTexts.putBackDone))}>
            {say(menusTexts.putBack)}
          </Button>
        )}
      </div>
      {isBeginning && <p className="menu-note dim">{say(kind === 'phone' ? menusTexts.phoneFollows : menusTexts.beginning)}</p>}
      {entries.length === 0 ? (
        <EmptyState title={say(menusTexts.none)} text={say(menusTexts.noneHow)} />
      ) : (
        <MenuList entries={entries} factsOf={factsOfTargets(targets)} onSave={save} onOpen={setAbout} />
      )}
      {adds && <EntryDialog menu={kind} entries={entries} targets={targets} entryKey={null} onSave={save} onClose={() => setAdds(false)} />}
      {about !== null && isKnown && (
        <EntryDialog
          key={about}
          menu={kind}
          entries={entries}
          targets={targets}
          entryKey={about}
          onSave={save}
          onClose={() => setAbout(null)}
        />
      )}
    </>
  )
}
