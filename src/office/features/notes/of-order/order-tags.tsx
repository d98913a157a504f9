import { tagTurned } from '#texts/office/order-page/notes.ts'
import { useOffice } from '../../../data/office.tsx'
import { useOrderChange } from '../../../data/orders/use-order-change.ts'
import { useMay } from '../../../data/use-me.ts'
import { Tags } from '../tags.tsx'

/** The tags of an order. */
export function OrderTags({ tags, number }: { tags: readonly string[]; number: string }) {
  const { orderPage } = useOffice()
  const change = useOrderChange(number)
  return (
    <Tags
      tags={tags}
      may={useMay()('orders.organise')}
      form={`order ${number} tag`}
      known={{ queryKey: ['order-tags'], queryFn: ({ signal }) => orderPage.tags.known({}, { signal }) }}
      onTurn={(wish) =>
        change({
          act: (press) => orderPage.tags.change({ number, ...wish }, press),
          done: tagTurned(wish),
          undo: ({ add, remove }) => orderPage.tags.change({ number, add: remove, remove: add }),
        })
      }
    />
  )
}
