import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffPerson } from '#contract/office/api/staff.ts'
import { inHandOf, ordersInHand, staffTexts } from '#texts/office/staff.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField } from '#ui/controls/field.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { officePaths } from '../../data/paths.ts'
import { useCarefully } from '../../data/step-up.tsx'
import { useStaffChange } from '../../data/use-staff.ts'

type InHandDialogProps = { person: StaffPerson; people: readonly StaffPerson[]; onClose: () => void }

/** What somebody who leaves has in hand: their API keys, and the orders that they look after, to be handed over (ACC-35). */
export function InHandDialog({ person: { id, name }, people, onClose }: InHandDialogProps) {
  const say = useWords()
  const { leaving } = useOffice()
  const carefully = useCarefully()
  const { data, refetch } = useQuery({ queryKey: ['in-hand', id], queryFn: () => carefully(() => leaving.find({ id })) })
  const others = people.filter((other) => other.id !== id && !other.suspended)
  const [to, setTo] = useState(others[0]?.id ?? 0)
  const handOver = useStaffChange({
    act: (_: undefined, press) => leaving.handOver({ id, to }, press).finally(refetch),
    done: staffTexts.handedOver,
  })
  return (
    <Dialog open onClose={onClose} title={say(inHandOf(name))}>
      {data && (
        <div className="mt-3 grid gap-4">
          <section>
            <h3 className="font-semibold">{say(staffTexts.keysInHand)}</h3>
            {data.keys.length === 0 && <p className="muted">{say(staffTexts.noKeys)}</p>}
            <ul>
              {data.keys.map((key) => (
                <li key={key.id}>
                  {key.name} <span className="code dim text-xs">{key.prefix}…</span>
                </li>
              ))}
            </ul>
          </section>
          <section className="grid gap-2">
            <h3 className="font-semibold">{say(ordersInHand(data.orders.length))}</h3>
            <ul className="flex max-h-48 flex-wrap gap-x-4 overflow-y-auto">
              {data.orders.map((number) => (
                <li key={number}>
                  <PageLink className="text-link code" href={officePaths.order(number)}>
                    {number}
                  </PageLink>
                </li>
              ))}
            </ul>
            {data.orders.length > 0 && others.length > 0 && (
              <div className="flex flex-wrap items-end gap-2">
                <SelectField
                  label={say(staffTexts.handTo)}
                  value={String(to)}
                  choices={others.map((other) => ({ value: String(other.id), label: other.name }))}
                  onChange={({ target }) => setTo(Number(target.value))}
                />
                <Button busy={handOver.isPending} onClick={() => handOver.mutate(undefined)}>
                  {say(staffTexts.handOver)}
                </Button>
              </div>
            )}
          </section>
        </div>
      )}
    </Dialog>
  )
}
