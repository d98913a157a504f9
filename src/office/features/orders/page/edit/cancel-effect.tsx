import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { cancelEffectTexts, codeFollows, pointsFollow, refundFollows, unitsFollow } from '#texts/office/order-page/order-edit.ts'
import { consequenceTexts } from '#texts/office/orders.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../../data/office.tsx'
import { problemMessage } from '../../../../data/problem-message.ts'

/** What follows when an order is cancelled, to the dollar: the verb was tried and taken back (DSK-14). */
export function CancelEffect({ number }: { number: string }) {
  const [say, language] = [useWords(), useLanguage()]
  const { orderPage } = useOffice()
  const { data, error } = useQuery({
    queryKey: ['order', number, 'cancel'],
    queryFn: ({ signal }) => orderPage.cancelEffect({ number }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  const lines = data && [
    data.refund > 0 ? refundFollows(formatTwd(data.refund, language)) : cancelEffectTexts.nothingPaid,
    ...(data.points > 0 ? [pointsFollow(formatNumber(data.points, language))] : []),
    ...(data.code === null ? [] : [codeFollows(data.code)]),
    ...(data.units > 0 ? [unitsFollow(formatNumber(data.units, language))] : []),
    cancelEffectTexts.letter,
  ]
  return (
    <div className="consequences" aria-live="polite">
      <b className="font-semibold">{say(consequenceTexts.heading)}</b>
      {!lines && <p className="dim">{error ? problemMessage(error, language) : say(cancelEffectTexts.loading)}</p>}
      <ul className="grid gap-1.5">
        {lines?.map((text) => (
          <li key={text.en}>
            <Check size={16} className="mt-1 text-done" aria-hidden="true" />
            {say(text)}
          </li>
        ))}
      </ul>
      <p className="dim text-[13px]">{say(consequenceTexts.noWayBack)}</p>
    </div>
  )
}
