import { useScannerKeys } from '../../data/packing/scanner-keys.ts'
import type { PackingSearch } from '../../data/packing/packing-search.ts'
import { usePickList, useWaves } from '../../data/packing/use-waves.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PrintButton } from '../../features/papers/print-button.tsx'
import { PickList } from '../../features/packing/pick/pick-list.tsx'
import { Waves } from '../../features/packing/pick/waves.tsx'

type StageProps = { asked: PackingSearch; onOfficeCode: (scanned: string) => boolean }

/** Waves, or the pick list of one. */
export function PickStage({ asked, onOfficeCode }: StageProps) {
  useScannerKeys((code) => void onOfficeCode(code))
  return asked.wave === undefined ? <AllWaves /> : <OneWave id={asked.wave} shelf={asked.shelf} />
}

function AllWaves() {
  const { data, error, isPending, refetch } = useWaves()
  if (isPending) return <Opening />
  return data ? <Waves {...data} /> : <LoadProblem error={error} onAgain={() => void refetch()} />
}

function OneWave({ id, shelf }: { id: number; shelf: string | undefined }) {
  const { data, error, isPending, refetch } = usePickList(id)
  if (isPending) return <Opening />
  const print = <PrintButton source={{ wave: id }} papers={['pick_list', 'packing_slips']} size="small" />
  return data ? <PickList found={data} shelf={shelf} print={print} /> : <LoadProblem error={error} onAgain={() => void refetch()} />
}
