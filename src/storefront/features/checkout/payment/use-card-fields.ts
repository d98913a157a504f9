import { useEffect, useRef, useState, type RefObject } from 'react'
import { askCompany } from './ask-company.ts'
import { fieldStyles } from './field-styles.ts'
import type { CardUpdate, PrimeResult, TpDirect } from './tpdirect.ts'
import type { TpDirectState } from './use-tpdirect.ts'

const fieldNames = ['number', 'expiry', 'ccv'] as const
export type CardFieldName = (typeof fieldNames)[number]
type Places = Record<CardFieldName, RefObject<HTMLDivElement | null>>

export type CardFields = {
  update: CardUpdate
  places: Places
  getPrime: () => Promise<PrimeResult>
  focusFirstWrong: () => void
}

const untouched: CardUpdate = { canGetPrime: false, cardType: 'unknown', hasError: false, status: { number: 1, expiry: 1, ccv: 1 } }
const noPrime: PrimeResult = { status: -3, msg: 'getPrime failed' }

type Drawing = { placeholders: Record<CardFieldName, string> }

/** The card company's fields in three places of the page, drawn as soon as its library is there. */
export function useCardFields({ library }: TpDirectState, { placeholders }: Drawing): CardFields {
  const places: Places = { number: useRef(null), expiry: useRef(null), ccv: useRef(null) }
  const [update, setUpdate] = useState(untouched)
  useEffect(() => {
    if (!library) return
    drawFields(library, { places, placeholders })
    library.card.onUpdate((next) => setUpdate({ ...next, status: { ...next.status } }))
    // The fields are drawn once: whatever else changes, they keep what was typed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [library])
  const getPrime = () =>
    library ? askCompany<PrimeResult>((listener) => library.card.getPrime(listener), { silence: noPrime }) : Promise.resolve(noPrime)
  const focusFirstWrong = () => {
    const wrong = fieldNames.find((name) => update.status[name] !== 0)
    if (wrong) places[wrong].current?.querySelector('iframe')?.focus()
  }
  return { update, places, getPrime, focusFirstWrong }
}

function drawFields(library: TpDirect, { places, placeholders }: { places: Places } & Drawing): void {
  const { number, expiry, ccv } = places
  if (!number.current || !expiry.current || !ccv.current) return
  library.card.setup({
    fields: {
      number: { element: number.current, placeholder: placeholders.number },
      expirationDate: { element: expiry.current, placeholder: placeholders.expiry },
      ccv: { element: ccv.current, placeholder: placeholders.ccv },
    },
    styles: fieldStyles(),
  })
}
