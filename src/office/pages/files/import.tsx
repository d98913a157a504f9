import { useParams } from '@tanstack/react-router'
import { ArrowLeft, FlaskConical } from 'lucide-react'
import type { OfficeImport } from '#contract/office/api/goods/imports.ts'
import { delimiterTexts, importKindTexts, importStateTexts, importTexts } from '#texts/office/goods/imports.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useWords } from '#ui/words/words.ts'
import { useInAddress } from '../../data/address/use-in-address.ts'
import { useImport } from '../../data/imports/use-imports.ts'
import { officePaths } from '../../data/paths.ts'
import { useMay } from '../../data/use-me.ts'
import { ColumnsForm } from '../../features/files/columns-form.tsx'
import { FailedImport } from '../../features/files/failed-import.tsx'
import { ImportActions } from '../../features/files/import-actions.tsx'
import { ImportSteps } from '../../features/files/import-steps.tsx'
import { ImportTally } from '../../features/files/import-tally.tsx'
import { ImportedPictures } from './imported-pictures.tsx'
import { ImportedRows } from './imported-rows.tsx'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { State } from '../../ui/state.tsx'

/** One file: its columns, what each row would do, and what became of it. */
export function ImportPage() {
  const say = useWords()
  const { id }: { id?: string } = useParams({ strict: false })
  const { data, error, isPending, refetch } = useImport(Number(id))
  const [step, setStep] = useInAddress('step')
  const isColumns = data?.state === 'waiting' || (data?.state === 'ready' && step === 'columns')
  return (
    <>
      <PageBar
        title={data?.file_name ?? say(importTexts.stepApply)}
        before={
          <PageLink href={officePaths.files()} className="icon-button" aria-label={say(importTexts.back)}>
            <ArrowLeft size={18} aria-hidden="true" />
          </PageLink>
        }
        actions={data && <ImportActions file={data} isColumns={isColumns} onColumns={() => setStep('columns')} />}
      >
        {data?.state === 'ready' && (
          <State tone="move" pill sign={<FlaskConical size={14} aria-hidden="true" />}>
            {say(importTexts.notWritten)}
          </State>
        )}
      </PageBar>
      {isPending && <Opening />}
      {!isPending && !data && <LoadProblem error={error} onAgain={() => void refetch()} />}
      {data && <WholeImport file={data} isColumns={isColumns} onTried={() => setStep(undefined)} />}
    </>
  )
}

type WholeProps = { file: OfficeImport; isColumns: boolean; onTried: () => void }

function WholeImport({ file, isColumns, onTried }: WholeProps) {
  const say = useWords()
  const may = useMay()
  const delimiter = delimiterTexts[file.delimiter ?? '']
  const isRead = file.state !== 'reading' && file.state !== 'trying'
  return (
    <div className="page-body grid gap-4">
      <ImportSteps file={file} isColumns={isColumns} />
      <p className="muted text-[13px]">
        {say(importKindTexts[file.kind])}・{say(importStateTexts[file.state])}・{file.by}
        {file.encoding && `・${encodings[file.encoding] ?? file.encoding}`}
        {delimiter && `・${say(delimiter)}`}
      </p>
      {!isRead && <p role="status">{say(file.state === 'reading' ? importTexts.reading : importTexts.trying)}</p>}
      {file.problem !== null && <FailedImport file={file} />}
      {isColumns && may('goods.import') && <ColumnsForm file={file} onTried={onTried} />}
      {isRead && !isColumns && file.tried_at !== null && (
        <>
          <ImportTally file={file} />
          {hasPictures(file) && <ImportedPictures file={file} />}
          <ImportedRows file={file} />
        </>
      )}
    </div>
  )
}

const hasPictures = ({ pictures: { waiting, fetched, failed } }: OfficeImport) => waiting + fetched + failed > 0

/** Proper names, the same in both languages. */
const encodings: Readonly<Record<string, string>> = { utf8: 'UTF-8', big5: 'Big5', utf16: 'UTF-16' }
