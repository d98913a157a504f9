import { useMutation } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import type { PrintedPaper } from '#contract/office/api/papers/papers.ts'
import { paperOfText, paperTexts, printingTexts, unprovenText } from '#texts/office/packing/printing.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox, Segments } from '#ui/controls/choices.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { officePaths } from '../../data/paths.ts'
import { problemMessage } from '../../data/problem-message.ts'

export type PaperWanted = 'packing_slips' | 'pick_list'

/** Of which parcels: some by their numbers, those of a wave, or those of a selection that was fixed. */
export type PaperSource = { numbers: string[] } | { wave: number } | { selection: number }

type Props = { source: PaperSource; papers: readonly [PaperWanted, ...PaperWanted[]]; onClose: () => void }

/** Asks what is printed, and leads to the papers (DSK-04, PCK-24). */
export function PrintDialog({ source, papers: offered, onClose }: Props) {
  const [say, language] = [useWords(), useLanguage()]
  const { papers } = useOffice()
  const [wanted, setWanted] = useState<PaperWanted>(offered[0])
  const [isTest, setTest] = useState(false)
  const print = useMutation({
    mutationFn: async () => {
      if (wanted === 'packing_slips') return papers.slips({ ...source, is_test: isTest })
      return { ...(await papers.pickList(source)), unproven: [] }
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    print.mutate()
  }
  return (
    <Dialog open onClose={onClose} title={say(printingTexts.print)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {offered.length > 1 && (
          <Segments
            legend={say(printingTexts.what)}
            name="paper"
            value={wanted}
            segments={offered.map((value) => ({ value, label: say(paperTexts[value]) }))}
            onChange={(value) => {
              setWanted(value)
              print.reset()
            }}
          />
        )}
        {wanted === 'packing_slips' && (
          <div>
            <Checkbox checked={isTest} onChange={() => setTest(!isTest)}>
              {say(printingTexts.test)}
            </Checkbox>
            <p className="dim text-[13px]">{say(printingTexts.testHint)}</p>
          </div>
        )}
        <div aria-live="polite">{print.data && <Papers {...print.data} />}</div>
        {print.error && (
          <p role="alert" className="state alarm">
            {problemMessage(print.error, language)}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(printingTexts.done)}
          </Button>
          <Button type="submit" busy={print.isPending} kind={print.data ? 'secondary' : 'primary'}>
            {say(print.data ? printingTexts.again : printingTexts.print)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function Papers({ documents, unproven }: { documents: readonly PrintedPaper[]; unproven: readonly string[] }) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <section className="consequences">
      <h3>{say(printingTexts.ready)}</h3>
      <ul>
        {documents.map(({ id, paper, count }) => (
          <li key={id}>
            <a className="text-link inline-flex min-h-11 items-center gap-2" href={officePaths.paper(id)} target="_blank" rel="noreferrer">
              <FileText size={18} aria-hidden="true" />
              {say(paperOfText(paperTexts[paper], formatNumber(count, language)))}
            </a>
          </li>
        ))}
        {unproven.length > 0 && <li className="state wait">{say(unprovenText(unproven))}</li>}
      </ul>
      <p className="dim text-[13px]">{say(printingTexts.kept)}</p>
    </section>
  )
}
