import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InboundDelivery } from '#contract/office/api/goods/inbound.ts'
import { isProblem } from '#contract/shared/problem.ts'
import { inboundTexts, receivedText } from '#texts/office/goods/inbound.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { effectTexts, receivedUnits } from '#texts/office/effects.ts'
import { sum } from '#rules/money.ts'
import { Button } from '#ui/controls/button.tsx'
import { NoteBox } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../data/office.tsx'
import { problemMessage } from '../../../data/problem-message.ts'
import { useTellChange } from '../../../data/saving/tell-change.tsx'
import { Effects } from '../../../ui/effects.tsx'
import { stockKey } from '../../../data/stock/use-stock.ts'
import { railKey } from '../../../data/use-rail.ts'

/** Puts what was counted into stock, in parts or as the last part. What waits for a line is sent before. */
export function ReceiveButtons({ delivery, isSent }: { delivery: InboundDelivery; isSent: boolean }) {
  const [say, language] = [useWords(), useLanguage()]
  const receive = useReceive(delivery.id)
  const isUnlikely = isProblem(receive.error, 'expiry_unlikely')
  const arriving = sum(delivery.lines.map(({ counted, received }) => Math.max(0, counted - received)))
  const isNew = arriving > 0
  const start = (close: boolean) => receive.mutate({ close, confirmed: isUnlikely })
  return (
    <div className="grid gap-3">
      {receive.error && (
        <div role="alert">
          <NoteBox kind="danger">{problemMessage(receive.error, language)}</NoteBox>
        </div>
      )}
      {isNew && <Effects follows={[receivedUnits(formatNumber(arriving, language)), ...effectTexts.movement]} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button kind="secondary" disabled={!isSent} busy={receive.isPending} onClick={() => start(true)}>
          {say(inboundTexts.close)}
        </Button>
        <Button disabled={!isSent || !isNew} busy={receive.isPending} onClick={() => start(false)}>
          {say(isUnlikely ? inboundTexts.confirm : inboundTexts.receive)}
        </Button>
      </div>
    </div>
  )
}

function useReceive(id: number) {
  const [say, language] = [useWords(), useLanguage()]
  const { inbound } = useOffice()
  const queries = useQueryClient()
  const tellChange = useTellChange()
  return useMutation({
    mutationFn: (how: { close: boolean; confirmed: boolean }) => inbound.receive({ id, ...how }),
    async onSuccess({ received }) {
      tellChange({ message: say(receivedText(formatNumber(received, language))) })
      void queries.invalidateQueries({ queryKey: railKey })
      await queries.invalidateQueries({ queryKey: stockKey })
    },
  })
}
