import { movementKinds } from '#rules/catalog/stock/stock-movements.ts'
import { useInAddress } from '../address/use-in-address.ts'
import type { LedgerAsked } from './use-stock.ts'

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** What the ledger of a product is narrowed by. It stands in the address, of which nothing counts that the ledger does not know (NAV-02). */
export function useLedgerAsked() {
  const [kind, setKind] = useInAddress('kind')
  const [lot, setLot] = useInAddress('lot')
  const [actor, setActor] = useInAddress('actor')
  const [day, setDay] = useInAddress('day')
  const knownKind = movementKinds.find((known) => known === kind)
  const asked: LedgerAsked = {
    ...(knownKind && { kind: knownKind }),
    ...(lot && Number.isSafeInteger(Number(lot)) && { lot: Number(lot) }),
    ...(actor && { actor }),
    ...(day && dayPattern.test(day) && { day }),
  }
  const setters = { kind: setKind, lot: setLot, actor: setActor, day: setDay }
  return {
    asked,
    /** An empty value takes it out. */
    ask(name: keyof LedgerAsked, value: string) {
      setters[name](value === '' ? undefined : value)
    },
    reset() {
      for (const set of Object.values(setters)) set(undefined)
    },
  }
}
