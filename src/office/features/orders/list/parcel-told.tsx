import type { ParcelState } from '#rules/shipping/parcel-state.ts'
import { parcelStateTexts } from '#texts/office/packing/parcels.ts'
import { useWords } from '#ui/words/words.ts'

const troubled: readonly ParcelState[] = ['not_collected', 'returned', 'damaged', 'store_closed']

/** What the courier told last; what a person has to look at stands out. */
export function ParcelTold({ state }: { state: ParcelState }) {
  const say = useWords()
  return (
    <span className={troubled.includes(state) ? 'nowrap text-alarm text-[12px]' : 'nowrap dim text-[12px]'}>
      {say(parcelStateTexts[state])}
    </span>
  )
}
