import { Printer } from 'lucide-react'
import { printingTexts } from '#texts/office/packing/printing.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useMay } from '../../data/use-me.ts'
import type { PaperSource, PaperWanted } from './print-dialog.tsx'
import { useDialog } from '../../data/address/use-dialog.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'

const PrintDialog = lazyLayer(() => import('./print-dialog.tsx').then((file) => file.PrintDialog))

type Props = { source: PaperSource; papers: readonly [PaperWanted, ...PaperWanted[]]; kind?: 'secondary' | 'ghost'; size?: 'small' }

/** Of what the papers are: two buttons of one page open different ones. */
function nameOf(source: PaperSource): string {
  if ('wave' in source) return `print-wave-${source.wave}`
  return 'selection' in source ? `print-selection-${source.selection}` : `print-${source.numbers[0] ?? ''}`
}

/** Opens the papers of parcels, for who may pick. */
export function PrintButton({ source, papers, kind = 'secondary', size }: Props) {
  const say = useWords()
  const may = useMay()
  const [isAsking, setAsking] = useDialog(nameOf(source))
  if (!may('parcels.pick')) return null
  return (
    <>
      <Button kind={kind} {...(size && { size })} onClick={() => setAsking(true)}>
        <Printer size={16} aria-hidden="true" />
        {say(printingTexts.print)}
      </Button>
      {isAsking && <PrintDialog source={source} papers={papers} onClose={() => setAsking(false)} />}
    </>
  )
}
