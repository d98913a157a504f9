import { useEffect, useRef, useState, type RefObject } from 'react'
import { askCompany } from './ask-company.ts'
import { fieldStyles } from './field-styles.ts'
import type { CcvResult, FieldStatus } from './tpdirect.ts'
import type { TpDirectState } from './use-tpdirect.ts'

export type CodeField = {
  place: RefObject<HTMLDivElement | null>
  status: FieldStatus
  getPrime: () => Promise<CcvResult>
  focus: () => void
}

const noPrime: CcvResult = { status: -3, msg: 'getPrime failed' }

/** The company's own field for the code of a saved card (CK4-06): the shop never sees what is typed. */
export function useCodeField({ library }: TpDirectState, { cardType }: { cardType: string }): CodeField {
  const place = useRef<HTMLDivElement>(null)
  const [status, setStatus] = useState<FieldStatus>(1)
  useEffect(() => {
    if (!library || !place.current) return
    library.ccv.setup({ fields: { ccv: { element: place.current, placeholder: 'CCV' } }, styles: fieldStyles() })
    library.ccv.setupCardType(cardType)
    library.ccv.onUpdate((update) => setStatus(update.status.ccv))
  }, [library, cardType])
  const getPrime = () =>
    library
      ? askCompany<CcvResult>((listener) => library.ccv.getPrime((error, result) => listener(result ?? error ?? noPrime)), {
          silence: noPrime,
        })
      : Promise.resolve(noPrime)
  const focus = () => place.current?.querySelector('iframe')?.focus()
  return { place, status, getPrime, focus }
}
