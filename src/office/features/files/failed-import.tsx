import { useNavigate } from '@tanstack/react-router'
import type { OfficeImport } from '#contract/office/api/goods/imports.ts'
import type { FileFault } from '#rules/imports/file-limits.ts'
import { mayBeTriedAgain } from '#rules/imports/row-result.ts'
import { gaveUpText, importTexts } from '#texts/office/goods/imports.ts'
import { fileFaultTexts, inRowOfFile } from '#texts/shared/file-refused.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useDialog } from '../../data/address/use-dialog.ts'
import { useImportMove } from '../../data/imports/use-imports.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'
import { useOffice } from '../../data/office.tsx'
import { officePaths } from '../../data/paths.ts'
import { problemMessage } from '../../data/problem-message.ts'
import { useMay } from '../../data/use-me.ts'

const NewImportDialog = lazyLayer(() => import('./new-import-dialog.tsx').then((file) => file.NewImportDialog))

/** Why an import stands still, and the ways on: once more, or with another file. */
export function FailedImport({ file }: { file: OfficeImport }) {
  const [say, language] = [useWords(), useLanguage()]
  const { imports } = useOffice()
  const may = useMay()
  const navigate = useNavigate()
  const [isAsking, ask] = useDialog('new-import')
  const again = useImportMove((_said: undefined, press) => imports.again({ id: file.id }, press))
  const why = file.problem !== null && file.problem in fileFaultTexts ? fileFaultTexts[file.problem as FileFault] : gaveUpText(file)
  const hasWayOn = may('goods.import') && file.state === 'failed' && file.applied_at === null
  return (
    <section className="grid gap-3" aria-label={say(importTexts.failed)}>
      <p role="alert" className="text-alarm">
        {say(file.problem_row === null ? why : inRowOfFile(why, file.problem_row))}
      </p>
      {again.error && (
        <p role="alert" className="text-alarm">
          {problemMessage(again.error, language)}
        </p>
      )}
      {hasWayOn && (
        <div className="flex flex-wrap gap-2">
          {mayBeTriedAgain(file.problem) && (
            <Button busy={again.isPending} onClick={() => again.mutate(undefined)}>
              {say(importTexts.tryAgain)}
            </Button>
          )}
          <Button kind="secondary" onClick={() => ask(true)}>
            {say(importTexts.otherFile)}
          </Button>
        </div>
      )}
      {isAsking && hasWayOn && (
        <NewImportDialog
          initialKind={file.kind === 'shopify' ? 'products' : file.kind}
          onClose={() => ask(false)}
          onSent={(id) => void navigate({ href: officePaths.import(id) })}
        />
      )}
    </section>
  )
}
