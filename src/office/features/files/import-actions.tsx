import type { OfficeImport } from '#contract/office/api/goods/imports.ts'
import { isEntryKind } from '#rules/imports/import-fields.ts'
import {
  applyEffect,
  entriesEffect,
  importCount,
  importTexts,
  leftOut,
  undoEffect,
  undoEntriesEffect,
} from '#texts/office/goods/imports.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { EffectButton } from '../../data/effects/effect-button.tsx'
import { useImportMove } from '../../data/imports/use-imports.ts'
import { useOffice } from '../../data/office.tsx'
import { officePaths } from '../../data/paths.ts'
import { problemMessage } from '../../data/problem-message.ts'
import { useMay } from '../../data/use-me.ts'

type ActionsProps = { file: OfficeImport; isColumns: boolean; onColumns: () => void }

/** What can be done with an import as it stands; what it does to the shop is said before. */
export function ImportActions({ file, isColumns, onColumns }: ActionsProps) {
  const say = useWords()
  const may = useMay()
  return (
    <>
      {file.tried_at !== null && file.state !== 'trying' && (
        <a className="button secondary" href={officePaths.importReport(file.id)} download>
          {say(importTexts.report)}
        </a>
      )}
      {may('goods.import') && file.state === 'ready' && !isColumns && (
        <Button kind="secondary" onClick={onColumns}>
          {say(importTexts.changeColumns)}
        </Button>
      )}
      {may('goods.import') && <Moves file={file} isColumns={isColumns} />}
    </>
  )
}

function Moves({ file, isColumns }: Pick<ActionsProps, 'file' | 'isColumns'>) {
  const [say, language] = [useWords(), useLanguage()]
  const { imports } = useOffice()
  const showToast = useToasts()
  const move = useImportMove((what: 'apply' | 'stop' | 'undo', press) =>
    what === 'apply' ? imports.apply({ id: file.id, tried_at: file.tried_at }, press) : imports[what]({ id: file.id }, press),
  )
  const act = (what: 'apply' | 'stop' | 'undo') =>
    move.mutateAsync(what, { onError: (error) => showToast({ kind: 'error', message: problemMessage(error, language) }) })
  const number = (count = 0) => formatNumber(count, language)
  const { actions, outcomes } = file.counts
  const rows = (actions.new ?? 0) + (actions.update ?? 0)
  const errors = actions.error ? [leftOut(number(actions.error))] : []
  const [effect, undoing] = isEntryKind(file.kind) ? [entriesEffect, undoEntriesEffect] : [applyEffect, undoEffect]
  const follows = [effect(number(actions.new), number(actions.update)), ...errors, importTexts.keptFor]
  const undone = [undoing(number(outcomes.applied)), importTexts.keptFor]
  const mayApply = file.state === 'ready' && !isColumns
  return (
    <>
      {mayApply && (
        <EffectButton
          name="apply"
          label={importCount(number(rows))}
          follows={follows}
          mayReturn
          disabled={rows === 0 || file.outdated}
          act={() => act('apply')}
        />
      )}
      {file.state === 'applying' && (
        <Button kind="secondary" busy={move.isPending} onClick={() => void act('stop').catch(() => undefined)}>
          {say(importTexts.stop)}
        </Button>
      )}
      {mayGoOn(file) && <EffectButton name="go-on" label={importTexts.goOn} follows={follows} mayReturn act={() => act('apply')} />}
      {file.can_undo && (
        <EffectButton name="undo" kind="secondary" label={importTexts.undo} follows={undone} mayReturn act={() => act('undo')} />
      )}
    </>
  )
}

/** It was stopped, or died, between two batches; what is being taken back is taken back to its end. */
const mayGoOn = ({ state, applied_at: appliedAt, undone_at: undoneAt, can_undo: mayUndo }: OfficeImport) =>
  appliedAt !== null && undoneAt === null && (state === 'stopped' || (state === 'failed' && mayUndo))
