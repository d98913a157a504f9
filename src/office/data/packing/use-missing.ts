import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MissingQuote } from '#contract/office/api/packing/shortages.ts'
import { isProblem } from '#contract/shared/problem.ts'
import { missingDoneTexts, missingTexts, type MissingMove } from '#texts/office/packing/missing.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../office.tsx'
import { problemMessage } from '../problem-message.ts'

export type MissingUnits = { product_id: number; units: number }

export type MissingWish = { number: string; move: MissingMove; units: readonly MissingUnits[] }

/** What would follow, asked anew with each choice. */
export function useMissingQuote({ number, move, units }: MissingWish): { quote: MissingQuote | undefined; problem: Error | null } {
  const { shortages } = useOffice()
  const isAsked = move !== 'wait' && units.length > 0
  const { data, error } = useQuery({
    queryKey: ['missing', number, move, units],
    queryFn: ({ signal }) => shortages.quote({ number, choice: move === 'none' ? 'none' : 'short', units: [...units] }, { signal }),
    enabled: isAsked,
    staleTime: 0,
    retry: false,
  })
  return { quote: isAsked && !error ? data : undefined, problem: isAsked ? error : null }
}

/**
 * Carries out what was chosen. One press is one report: pressed again without an answer, it goes under the same key. Answers whether
 * the dialog is over.
 */
export function useReportMissing(): { report: (wish: MissingWish & { total: number | null }) => Promise<boolean>; busy: boolean } {
  const [say, language] = [useWords(), useLanguage()]
  const { shortages, orders } = useOffice()
  const queries = useQueryClient()
  const showToast = useToasts()
  const [busy, setBusy] = useState(false)
  const [press, setPress] = useState({ of: '', key: '' })
  const report = async ({ number, move, units, total }: MissingWish & { total: number | null }) => {
    const of = JSON.stringify([number, move, units, total])
    const mine = press.of === of ? press : { of, key: crypto.randomUUID() }
    setPress(mine)
    setBusy(true)
    const asked = { number, units: [...units], ...(total !== null && { total }) }
    const byPress = { context: { key: mine.key } }
    const calls: Record<MissingMove, () => Promise<unknown>> = {
      wait: () => orders.hold({ number: wholeOf(number), reason: 'stock' }, byPress),
      short: () => shortages.short(asked, byPress),
      none: () => shortages.missing(asked, byPress),
    }
    try {
      await calls[move]()
      showToast({ kind: 'success', message: say(missingDoneTexts[move]) })
      return true
    } catch (error) {
      const isAsked = isProblem(error, 'approval_needed')
      const message = isAsked ? say(missingTexts.asked) : problemMessage(error, language)
      showToast({ kind: isAsked ? 'success' : 'error', message })
      return Boolean(isAsked)
    } finally {
      setBusy(false)
      for (const queryKey of [['parcels'], ['waves'], ['order'], ['orders'], ['boxes']]) void queries.invalidateQueries({ queryKey })
    }
  }
  return { report, busy }
}

/** Orders are held as a whole. */
function wholeOf(number: string): string {
  return number.slice(0, 12)
}
