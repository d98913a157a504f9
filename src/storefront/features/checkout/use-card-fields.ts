import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { loadTpDirect, readCardSdk, type CardUpdate, type PrimeResult, type TpDirect } from './tpdirect.ts'

const fieldNames = ['number', 'expiry', 'ccv'] as const
export type CardFieldName = (typeof fieldNames)[number]
type Places = Record<CardFieldName, RefObject<HTMLDivElement | null>>

export type CardFields = {
  state: 'loading' | 'ready' | 'failed'
  update: CardUpdate
  places: Places
  getPrime: () => Promise<PrimeResult>
  focusFirstWrong: () => void
  /** Loads the fields again after they failed. */
  again: () => void
}

export type CardApp = { id: string; key: string; placeholders: Record<CardFieldName, string> }

const untouched: CardUpdate = { canGetPrime: false, cardType: 'unknown', hasError: false, status: { number: 1, expiry: 1, ccv: 1 } }

/** The card company's fields in three places of the page. Its library is loaded when this is first drawn, and not before. */
export function useCardFields(app: CardApp): CardFields {
  const places: Places = { number: useRef(null), expiry: useRef(null), ccv: useRef(null) }
  const library = useRef<TpDirect>(null)
  const [state, setState] = useState<CardFields['state']>('loading')
  const [update, setUpdate] = useState(untouched)
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    let isGone = false
    const open = async () => {
      const sdk = readCardSdk(document)
      if (!sdk) throw new Error('The page does not say where the card company is')
      const tpDirect = await loadTpDirect(sdk.address)
      if (isGone) return
      tpDirect.setupSDK(Number(app.id), app.key, sdk.environment)
      drawFields(tpDirect, { places, app })
      tpDirect.card.onUpdate((next) => setUpdate({ ...next, status: { ...next.status } }))
      library.current = tpDirect
      setState('ready')
    }
    open().catch((error: unknown) => {
      console.warn(error)
      if (!isGone) setState('failed')
    })
    return () => {
      isGone = true
    }
    // The fields are drawn once, and once more after each failure: whatever else changes, they keep what was typed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt])
  const getPrime = useCallback(() => askForPrime(library.current), [])
  const again = useCallback(() => {
    setState('loading')
    setAttempt((before) => before + 1)
  }, [])
  const focusFirstWrong = () => {
    const wrong = fieldNames.find((name) => update.status[name] !== 0)
    if (wrong) places[wrong].current?.querySelector('iframe')?.focus()
  }
  return { state, update, places, getPrime, focusFirstWrong, again }
}

/** The company's library may be gone or silent; the pay button must not wait for it for ever (CK4-15). */
const patienceMs = 30_000
const noPrime: PrimeResult = { status: -3, msg: 'getPrime failed' }

function askForPrime(tpDirect: TpDirect | null): Promise<PrimeResult> {
  if (!tpDirect) return Promise.resolve(noPrime)
  return new Promise((resolve) => {
    const patience = setTimeout(() => resolve(noPrime), patienceMs)
    tpDirect.card.getPrime((result) => {
      clearTimeout(patience)
      resolve(result)
    })
  })
}

function drawFields(tpDirect: TpDirect, { places, app }: { places: Places; app: CardApp }): void {
  const { number, expiry, ccv } = places
  if (!number.current || !expiry.current || !ccv.current) return
  tpDirect.card.setup({
    fields: {
      number: { element: number.current, placeholder: app.placeholders.number },
      expirationDate: { element: expiry.current, placeholder: app.placeholders.expiry },
      ccv: { element: ccv.current, placeholder: app.placeholders.ccv },
    },
    styles: fieldStyles(),
  })
}

/** The frames know nothing of our stylesheet: they are told the present theme's colours. */
function fieldStyles(): Record<string, Record<string, string>> {
  const theme = getComputedStyle(document.documentElement)
  const colour = (name: string) => theme.getPropertyValue(`--mh-${name}`).trim()
  const text = { color: colour('ink'), 'font-size': '16px', 'line-height': '24px', 'font-family': 'Figtree, "PingFang TC", "Noto Sans TC", sans-serif' }
  return { input: text, '.valid': { color: colour('ink') }, '.invalid': { color: colour('danger') } }
}
