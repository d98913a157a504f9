import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isProblem } from '#contract/shared/problem.ts'
import type { GivenRefundReason } from '#rules/returns/refund-reason.ts'
import { refundTexts } from '#texts/office/money.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../office.tsx'
import { problemMessage } from '../problem-message.ts'

/** What of an order is to go back. */
export type RefundWish = {
  lines: ({ line_id: number; units: number } | { line_id: number; goodwill: number })[]
  fees: { delivery: number; handling: number }
}

/** What it would come to, asked anew with each choice. */
export function useRefundQuote(number: string, wish: RefundWish | null) {
  const { money } = useOffice()
  const { data, error } = useQuery({
    queryKey: ['order', number, 'refund-quote', wish],
    queryFn: ({ signal }) => money.quoteRefund({ number, ...(wish ?? { lines: [], fees: { delivery: 0, handling: 0 } }) }, { signal }),
    enabled: wish !== null,
    staleTime: 0,
  })
  return { quote: wish && !error ? data : undefined, problem: wish ? error : null }
}

type Asked = RefundWish & { number: string; reason: GivenRefundReason; words: string; total: number }

/** One press is one refund: pressed again without an answer, it goes under the same key. */
export function useRefund(number: string, onDone: () => void) {
  const [say, language] = [useWords(), useLanguage()]
  const { money } = useOffice()
  const queries = useQueryClient()
  const showToast = useToasts()
  const [busy, setBusy] = useState(false)
  const [press, setPress] = useState({ of: '', key: '' })
  const refund = async (asked: Asked) => {
    const of = JSON.stringify(asked)
    const mine = press.of === of ? press : { of, key: crypto.randomUUID() }
    setPress(mine)
    setBusy(true)
    try {
      await money.refund(asked, { context: { key: mine.key } })
      showToast({ kind: 'success', message: say(refundTexts.done) })
      onDone()
    } catch (error) {
      const isAsked = isProblem(error, 'approval_needed')
      showToast(
        isAsked ? { kind: 'success', message: say(refundTexts.asked) } : { kind: 'error', message: problemMessage(error, language) },
      )
      if (isAsked) onDone()
    } finally {
      setBusy(false)
      void queries.invalidateQueries({ queryKey: ['order', number] })
    }
  }
  return { refund, busy }
}
