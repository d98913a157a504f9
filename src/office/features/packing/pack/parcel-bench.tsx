import { ArrowLeft, MessageSquare, PackageX, ScanBarcode } from 'lucide-react'
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import type { PackedParcel } from '#contract/office/api/packing.ts'
import { unitsLeft } from '#rules/shipping/packing.ts'
import { basketText, countedText, packedByText, packingTexts } from '#texts/office/packing/packing.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { shippingMethodTexts } from '#texts/shop/order.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../data/office.tsx'
import { officePaths } from '../../../data/paths.ts'
import type { Scanning } from '../../../data/packing/use-scanning.ts'
import { useBenchChange } from '../../../data/packing/use-waves.ts'
import { Code } from '../../../ui/code.tsx'
import { TemperatureSign } from '../temperature-sign.tsx'
import { Closing } from './closing.tsx'
import { GoodsToCount } from './goods-to-count.tsx'
import { ScanLog } from './scan-log.tsx'
import { UnknownCode } from './unknown-code.tsx'
import { lazyLayer } from '../../../data/layers/lazy-layer.tsx'

const Camera = lazyLayer(() => import('../../../ui/camera/camera.tsx').then((file) => file.Camera))

type Props = {
  parcel: PackedParcel
  scanning: Scanning
  /** A code, however it was read. */
  onCode: (code: string) => void
  unknown: string | null
  onKnown: () => void
  /** Goods of it cannot be found; left out for who may not say so. */
  onMissing?: (() => void) | undefined
  onClosed: () => void
  /** What stands below the closing of the box. */
  children: ReactNode
}

/** One parcel: what belongs in it, what was counted, and what there is to do before its box is closed. */
export function ParcelBench({ parcel, scanning, onCode, unknown, onKnown, onMissing, onClosed, children }: Props) {
  const [say, language] = [useWords(), useLanguage()]
  const [isLooking, setLooking] = useState(false)
  const left = unitsLeft(scanning.packed)
  const units = scanning.packed.reduce((total, each) => total + each.units, 0)
  const isOpen = parcel.status === 'picking' && parcel.checked === null && parcel.held === null
  return (
    <article className="parcel-bench">
      <header className="parcel-head-line">
        <PageLink href={officePaths.packing({ stage: 'pack' })} className="icon-button parcel-back" aria-label={say(packingTexts.back)}>
          <ArrowLeft size={22} aria-hidden="true" />
        </PageLink>
        {parcel.basket && <span className="basket-number big">{parcel.basket.basket}</span>}
        <div className="min-w-0">
          <h2>
            <PageLink href={officePaths.order(parcel.number)}>
              <Code>{parcel.number}</Code>
            </PageLink>
          </h2>
          <p className="dim">
            {parcel.basket && `${say(basketText(parcel.basket))} · `}
            {parcel.recipient && `${parcel.recipient.name} · ${parcel.recipient.destination} · `}
            {say(shippingMethodTexts[parcel.shipping_method])} <TemperatureSign temperature={parcel.temperature} />
            {parcel.collect > 0 && ` · ${say(packingTexts.collect)} ${formatTwd(parcel.collect, language)}`}
          </p>
        </div>
        <p className="parcel-count" role="status">
          {say(countedText(units - left, units))}
        </p>
      </header>
      <Notes parcel={parcel} />
      <Claiming parcel={parcel} />
      <div className="parcel-columns">
        <div className="min-w-0">
          <GoodsToCount goods={parcel.goods} packed={scanning.packed} isOpen={isOpen} onPress={(id) => void scanning.press(id)} />
          <ScanLog scanning={scanning} isOpen={isOpen} />
          {isOpen && <ScanField onCode={onCode} onCamera={() => setLooking(true)} onMissing={onMissing} />}
        </div>
        <div className="min-w-0">
          <Closing key={parcel.number} parcel={parcel} left={left} waiting={scanning.waiting} onClosed={onClosed} />
          {children}
        </div>
      </div>
      {isLooking && <Camera title={parcel.number} onScan={onCode} onClose={() => setLooking(false)} />}
      {unknown !== null && <UnknownCode code={unknown} goods={parcel.goods} onClose={onKnown} />}
    </article>
  )
}

function Notes({ parcel }: Pick<Props, 'parcel'>) {
  const say = useWords()
  if (parcel.remark === '' && parcel.notes.length === 0) return null
  return (
    <ul className="parcel-notes">
      {parcel.remark !== '' && (
        <li>
          <MessageSquare size={18} aria-hidden="true" /> {say(packingTexts.note)} {parcel.remark}
        </li>
      )}
      {parcel.notes.map(({ text, by, at }) => (
        <li key={at}>
          <MessageSquare size={18} aria-hidden="true" /> {text} <span className="dim">{by}</span>
        </li>
      ))}
    </ul>
  )
}

/** Somebody else packs it: who, and one press to take it over (PCK-07). */
function Claiming({ parcel: { number, packer, is_mine, checked } }: Pick<Props, 'parcel'>) {
  const say = useWords()
  const { packing } = useOffice()
  const takeOver = useBenchChange(() => packing.claim({ number, take_over: true }))
  if (packer === null || is_mine || checked) return null
  return (
    <div className="wave-notice flex items-center gap-3" role="status">
      <span className="flex-1">{say(packedByText(packer))}</span>
      <Button kind="secondary" busy={takeOver.isPending} onClick={() => takeOver.mutate(undefined)}>
        {say(packingTexts.takeOver)}
      </Button>
    </div>
  )
}

/** For codes that are typed, the camera of a phone, and what is not there. */
type ScanFieldProps = Pick<Props, 'onCode' | 'onMissing'> & { onCamera: () => void }

function ScanField({ onCode, onCamera, onMissing }: ScanFieldProps) {
  const say = useWords()
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const typed = field.current?.value.trim() ?? ''
    if (typed !== '') onCode(typed)
    if (field.current) field.current.value = ''
  }
  return (
    <form className="scan-field" onSubmit={submit}>
      <label className="min-w-0">
        <span className="hidden-text">{say(packingTexts.scanField)}</span>
        <input ref={field} className="input w-full" placeholder={say(packingTexts.scanField)} autoComplete="off" maxLength={100} />
      </label>
      <Button onClick={onCamera}>
        <ScanBarcode size={20} aria-hidden="true" />
        {say(packingTexts.openCamera)}
      </Button>
      {onMissing && (
        <Button kind="secondary" onClick={onMissing}>
          <PackageX size={20} aria-hidden="true" />
          {say(packingTexts.missing)}
        </Button>
      )}
    </form>
  )
}
