import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { PackedParcel, ParcelToPack } from '#contract/office/api/packing.ts'
import { packingTexts } from '#texts/office/packing/packing.ts'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { officePaths } from '../../data/paths.ts'
import type { PackingSearch } from '../../data/packing/packing-search.ts'
import { useScannerKeys } from '../../data/packing/scanner-keys.ts'
import { useParcel, useParcels } from '../../data/packing/use-parcels.ts'
import { useScanning, type Scanning } from '../../data/packing/use-scanning.ts'
import { useMay } from '../../data/use-me.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { NoParcel, ParcelList } from '../../features/packing/pack/parcel-list.tsx'
import { BoxPictures } from '../../features/packing/pictures/box-pictures.tsx'
import { PrintButton } from '../../features/papers/print-button.tsx'
import { ParcelBench } from '../../features/packing/pack/parcel-bench.tsx'
import { useDialog } from '../../data/address/use-dialog.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'

const MissingDialog = lazyLayer(() => import('../../features/missing/missing-dialog.tsx').then((file) => file.MissingDialog))

type StageProps = { asked: PackingSearch; onOfficeCode: (scanned: string) => boolean }

/** What waits for being packed, and the parcel that is packed. */
export function PackStage({ asked, onOfficeCode }: StageProps) {
  const say = useWords()
  const navigate = useNavigate()
  const { data, error, isPending, refetch } = useParcels()
  const parcels = (data?.parcels ?? []).filter(({ packed, held }) => !packed && held === null)
  const inBasket = parcels.find(({ basket }) => basket && `${basket.wave}-${basket.round}-${basket.basket}` === asked.basket)?.number
  const chosen = asked.parcel ?? inBasket
  if (isPending) return <Opening />
  if (!data) return <LoadProblem error={error} onAgain={() => void refetch()} />
  const goToNext = (done: string) => {
    const next = nextAfter(parcels, done)
    void navigate({ href: officePaths.packing({ stage: 'pack', ...(next && { parcel: next }) }) })
  }
  return (
    <div className={classNames('pack-stage', chosen && 'has-parcel')}>
      <ParcelList parcels={parcels} chosen={chosen} title={say(packingTexts.toPack)} empty={say(packingTexts.nothingToPack)} />
      {chosen ? (
        <Packing key={chosen} number={chosen} onOfficeCode={onOfficeCode} onClosed={() => goToNext(chosen)} />
      ) : (
        <Waiting isEmpty={parcels.length === 0} onOfficeCode={onOfficeCode} />
      )}
    </div>
  )
}

/** The one behind it in the list, or else the first. */
function nextAfter(parcels: readonly ParcelToPack[], done: string): string | undefined {
  const place = parcels.findIndex(({ number }) => number === done)
  const others = [...parcels.slice(place + 1), ...parcels.slice(0, Math.max(place, 0))]
  return others.find(({ number, packer, is_mine }) => number !== done && (packer === null || is_mine))?.number
}

function Waiting({ isEmpty, onOfficeCode }: { isEmpty: boolean; onOfficeCode: StageProps['onOfficeCode'] }) {
  useScannerKeys((code) => void onOfficeCode(code))
  return <NoParcel isEmpty={isEmpty} />
}

type PackingProps = { number: string; onOfficeCode: StageProps['onOfficeCode']; onClosed: () => void }

function Packing({ number, onOfficeCode, onClosed }: PackingProps) {
  const { data, error, isPending, refetch } = useParcel(number)
  const { packing } = useOffice()
  const scanning = useScanning(data)
  const may = useMay()
  const [unknown, setUnknown] = useState<string | null>(null)
  const [isMissing, setMissing] = useDialog('missing')
  const isFree = data?.status === 'picking' && data.packer === null && data.held === null && data.checked === null
  useEffect(() => {
    // Whoever opens a parcel packs it; somebody who was faster is told by the page.
    if (isFree) void packing.claim({ number }).finally(() => void refetch())
  }, [isFree, number, packing, refetch])
  const take = async (code: string) => {
    if (onOfficeCode(code)) return
    const told = await scanning.scan(code)
    if (told?.verdict === 'unknown') setUnknown(code)
  }
  useScannerKeys((code) => void take(code))
  if (isPending) return <Opening />
  if (!data) return <LoadProblem error={error} onAgain={() => void refetch()} />
  return (
    <>
      <ParcelBench
        parcel={data}
        scanning={scanning}
        onCode={(code) => void take(code)}
        unknown={unknown}
        onKnown={() => setUnknown(null)}
        onMissing={may('parcels.missing') ? () => setMissing(true) : undefined}
        onClosed={onClosed}
      >
        <div className="bench-papers">
          <PrintButton source={{ numbers: [number] }} papers={['packing_slips']} />
        </div>
        <BoxPictures number={number} canTake={data.status === 'picking' && data.is_mine && data.held === null} />
      </ParcelBench>
      {isMissing && may('parcels.missing') && (
        <MissingDialog
          number={number}
          goods={goodsToMiss(data, scanning)}
          onClose={() => setMissing(false)}
          onDone={(move) => move !== 'short' && onClosed()}
        />
      )}
    </>
  )
}

/** Of a parcel that was begun, what was not counted is missing to begin with. */
function goodsToMiss({ goods }: PackedParcel, { packed }: Scanning) {
  const countOf = (id: number) => packed.find(({ productId }) => productId === id)?.counted ?? 0
  const isBegun = packed.some(({ counted }) => counted > 0)
  return goods
    .map(({ product_id: id, name, picture, units }) => ({
      product_id: id,
      name,
      picture,
      units,
      missing: isBegun ? units - countOf(id) : 0,
    }))
    .filter(({ units }) => units > 0)
}
