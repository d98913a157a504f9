import './order.css'
import { useId } from 'react'
import { itemsPerPage } from '#rules/constants.ts'
import { itemsOf, type ItemsPerPage } from '#rules/pagination.ts'
import { ordersTexts } from '#texts/shop/orders.ts'
import { useWords } from '#ui/words/words.ts'

/** How many entries of a list stand on a page (OLS-05). */
export function ItemsPerPageField({ items, onChange }: { items: ItemsPerPage; onChange: (items: ItemsPerPage) => void }) {
  const say = useWords()
  const id = useId()
  return (
    <div className="per-page">
      <label htmlFor={id}>{say(ordersTexts.perPage)}</label>
      <select id={id} className="input num" value={items} onChange={(event) => onChange(itemsOf(Number(event.currentTarget.value)))}>
        {itemsPerPage.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </div>
  )
}
