import type { Colleague } from '#contract/office/api/order-page.ts'
import { assignedTo, assignTexts } from '#texts/office/order-page/notes.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../data/office.tsx'
import { useColleagues } from '../../../data/use-colleagues.ts'
import { useMay, useMe } from '../../../data/use-me.ts'
import { Panel } from '../../../ui/panel.tsx'
import { useOrderChange } from '../../../data/orders/use-order-change.ts'

/** Who looks after an order. */
export function OrderAssigned({ assigned, number }: { assigned: Colleague | null; number: string }) {
  const say = useWords()
  const may = useMay()('orders.organise')
  return (
    <Panel title={assignTexts.heading}>
      <div className="body">
        {may ? <PersonChoice assigned={assigned} number={number} /> : <p>{assigned?.name ?? say(assignTexts.nobody)}</p>}
      </div>
    </Panel>
  )
}

function PersonChoice({ assigned, number }: { assigned: Colleague | null; number: string }) {
  const say = useWords()
  const { orderPage } = useOffice()
  const { id: ownId } = useMe()
  const people = useColleagues()
  const change = useOrderChange(number)
  const here = assigned && people.every(({ id }) => id !== assigned.id) ? [assigned, ...people] : people
  const give = (to: number | null) => {
    const name = people.find(({ id }) => id === to)?.name
    return change({
      act: () => orderPage.assign({ number, to }),
      done: name === undefined ? assignTexts.freed : assignedTo(name),
      undo: ({ before }) => orderPage.assign({ number, to: before }),
    })
  }
  return (
    <div className="flex flex-wrap gap-2">
      <select
        className="input min-w-0 flex-1"
        aria-label={say(assignTexts.heading)}
        value={assigned?.id ?? ''}
        onChange={({ target }) => void give(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{say(assignTexts.nobody)}</option>
        {here.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {assigned?.id !== ownId && (
        <Button kind="secondary" onClick={() => void give(ownId)}>
          {say(assignTexts.me)}
        </Button>
      )}
    </div>
  )
}
