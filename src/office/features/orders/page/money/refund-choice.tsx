import { Minus, Plus } from 'lucide-react'
import type { OrderMoneyOfOffice } from '#contract/office/api/money.ts'
import type { OfficeOrder } from '#contract/office/api/orders.ts'
import { goodwillFor, refundTexts, unitsFor, unitsOf } from '#texts/office/money.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import type { RefundDraft } from './refund-draft.ts'

type ChoiceProps = {
  order: OfficeOrder['order']
  open: OrderMoneyOfOffice['open']
  draft: RefundDraft
  onDraft: (draft: RefundDraft) => void
}

/** The lines and fees of which something may go back, with how much. */
export function RefundChoice({ order, open, draft, onDraft }: ChoiceProps) {
  const say = useWords()
  const names = new Map(
    [order, ...order.split_orders].flatMap(({ order_details }) => order_details.map((line) => [line.id, line.product.name])),
  )
  return (
    <ul className="refund-lines">
      {open.lines
        .filter(({ units }) => units.length > 0)
        .map(({ line_id: id, units }) => (
          <li key={id}>
            <span className="min-w-0 flex-1">{names.get(id)}</span>
            {draft.by === 'amounts' ? (
              <AmountBox
                label={say(goodwillFor(names.get(id) ?? ''))}
                most={units.reduce((sum, { amount }) => sum + amount, 0)}
                value={draft.amounts[id] ?? ''}
                onType={(typed) => onDraft({ ...draft, amounts: { ...draft.amounts, [id]: typed } })}
              />
            ) : (
              <UnitsBox
                name={names.get(id) ?? ''}
                all={units.length}
                chosen={draft.by === 'whole' ? units.length : (draft.units[id] ?? 0)}
                isFixed={draft.by === 'whole'}
                onChoose={(count) => onDraft({ ...draft, units: { ...draft.units, [id]: count } })}
              />
            )}
          </li>
        ))}
      {draft.by !== 'units' &&
        (['delivery', 'handling'] as const)
          .filter((fee) => open.fees[fee] > 0)
          .map((fee) => <FeeRow key={fee} fee={fee} left={open.fees[fee]} draft={draft} onDraft={onDraft} />)}
    </ul>
  )
}

type FeeRowProps = Pick<ChoiceProps, 'draft' | 'onDraft'> & { fee: 'delivery' | 'handling'; left: number }

function FeeRow({ fee, left, draft, onDraft }: FeeRowProps) {
  const [say, language] = [useWords(), useLanguage()]
  const name = say(fee === 'delivery' ? refundTexts.deliveryFee : refundTexts.handlingFee)
  return (
    <li>
      <span className="min-w-0 flex-1">{name}</span>
      {draft.by === 'whole' ? (
        <span className="figures">{formatTwd(left, language)}</span>
      ) : (
        <AmountBox
          label={say(goodwillFor(name))}
          most={left}
          value={draft.fees[fee]}
          onType={(typed) => onDraft({ ...draft, fees: { ...draft.fees, [fee]: typed } })}
        />
      )}
    </li>
  )
}

type UnitsBoxProps = { name: string; all: number; chosen: number; isFixed: boolean; onChoose: (count: number) => void }

function UnitsBox({ name, all, chosen, isFixed, onChoose }: UnitsBoxProps) {
  const say = useWords()
  return (
    <span className="refund-units" role="group" aria-label={say(unitsFor(name))}>
      {!isFixed && (
        <button
          type="button"
          className="icon-button"
          aria-label={say(refundTexts.fewer)}
          disabled={chosen === 0}
          onClick={() => onChoose(chosen - 1)}
        >
          <Minus size={16} aria-hidden="true" />
        </button>
      )}
      <output className="figures">{say(unitsOf(chosen, all))}</output>
      {!isFixed && (
        <button
          type="button"
          className="icon-button"
          aria-label={say(refundTexts.more)}
          disabled={chosen === all}
          onClick={() => onChoose(chosen + 1)}
        >
          <Plus size={16} aria-hidden="true" />
        </button>
      )}
    </span>
  )
}

type AmountBoxProps = { label: string; most: number; value: string; onType: (typed: string) => void }

function AmountBox({ label, most, value, onType }: AmountBoxProps) {
  return (
    <input
      className="input refund-amount figures"
      aria-label={label}
      inputMode="numeric"
      placeholder={`0 – ${most}`}
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
