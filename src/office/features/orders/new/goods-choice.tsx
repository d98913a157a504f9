import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { X } from 'lucide-react'
import type { OrderQuote } from '#contract/office/api/ordering/new-order.ts'
import { freeText, newOrderTexts, picksText } from '#texts/office/new-order.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Stepper } from '#ui/controls/stepper.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../data/office.tsx'
import { FoundList } from './found-list.tsx'
import type { FormLine } from './new-order-form.ts'

type GoodsChoiceProps = {
  lines: readonly FormLine[]
  quote: OrderQuote | undefined
  onChange: (lines: readonly FormLine[]) => void
}

/** What is ordered, at today's prices for this customer. */
export function GoodsChoice({ lines, quote, onChange }: GoodsChoiceProps) {
  const say = useWords()
  const { newOrder } = useOffice()
  const [words, setWords] = useState('')
  const { data } = useQuery({
    queryKey: ['new-order', 'goods', words],
    queryFn: ({ signal }) => newOrder.goods({ words }, { signal }),
    enabled: words !== '',
  })
  const add = (id: string) => {
    const chosen = data?.goods.find((each) => String(each.id) === id)
    if (!chosen || lines.some(({ product_id }) => product_id === chosen.id)) return
    onChange([...lines, { product_id: chosen.id, name: chosen.name, quantity: 1, picks: {} }])
  }
  return (
    <>
      <FoundList
        label={say(newOrderTexts.findGoods)}
        words={words}
        onSearch={setWords}
        found={
          data?.goods.map(({ id, name, on_sale }) => ({ id: String(id), name, note: on_sale ? `#${id}` : say(newOrderTexts.notOnSale) })) ??
          null
        }
        none={say(newOrderTexts.noGoods)}
        onChoose={add}
      />
      {lines.length > 0 && (
        <ul className="refund-lines">
          {lines.map((line, place) => (
            <ChosenLine
              key={line.product_id}
              line={line}
              quoted={quote?.lines[place]}
              onChange={(changed) => onChange(lines.map((each) => (each === line ? changed : each)))}
              onRemove={() => onChange(lines.filter((each) => each !== line))}
            />
          ))}
        </ul>
      )}
    </>
  )
}

type ChosenLineProps = {
  line: FormLine
  /** Null for what cannot be ordered; undefined until it was asked about. */
  quoted: OrderQuote['lines'][number] | undefined
  onChange: (line: FormLine) => void
  onRemove: () => void
}

function ChosenLine({ line, quoted, onChange, onRemove }: ChosenLineProps) {
  const [say, language] = [useWords(), useLanguage()]
  const known = quoted?.product_id === line.product_id ? quoted : undefined
  const name = known?.name ?? line.name
  return (
    <li className="flex-wrap">
      <div className="min-w-0 flex-1">
        <span className="font-medium">{name}</span>
        <span className="dim block text-xs">
          {known && `${formatTwd(known.price, language)} · ${say(freeText(formatNumber(known.free, language)))}`}
          {quoted === null && <span className="text-alarm">{say(newOrderTexts.cannotOrder)}</span>}
        </span>
      </div>
      <Stepper label={name} value={line.quantity} max={9999} onChange={(quantity) => onChange({ ...line, quantity })} />
      <b className="figures refund-amount">{known ? formatTwd(known.sub_total, language) : ''}</b>
      <IconButton label={`${say(newOrderTexts.remove)} ${name}`} onClick={onRemove}>
        <X size={16} aria-hidden="true" />
      </IconButton>
      {known?.bundle && (
        <div className="grid w-full gap-2 ps-4">
          <span className="dim text-[13px]">{say(picksText(formatNumber(known.bundle.needed, language)))}</span>
          {known.bundle.entries.map((entry) => (
            <div key={entry.product_id} className="flex items-center justify-between gap-2">
              <span>{entry.name}</span>
              <Stepper
                label={entry.name}
                value={line.picks[entry.product_id] ?? 0}
                min={0}
                max={9999}
                onChange={(count) => onChange({ ...line, picks: { ...line.picks, [entry.product_id]: count } })}
              />
            </div>
          ))}
        </div>
      )}
    </li>
  )
}
