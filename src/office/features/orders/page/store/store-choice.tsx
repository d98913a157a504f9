import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { moveDialogTexts } from '#texts/office/orders.ts'
import { TextField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../../data/office.tsx'

/** Finds a store by its name, number or street, and chooses it. */
export function StoreChoice({ value, onChoose }: { value: string; onChoose: (storeId: string) => void }) {
  const say = useWords()
  const { pickupStores } = useOffice()
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed.trim())
  const { data } = useQuery({
    queryKey: ['pickup-stores', words],
    queryFn: ({ signal }) => pickupStores.find({ words }, { signal }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  })
  const stores = words === '' ? [] : (data?.stores ?? [])
  return (
    <div className="grid gap-3">
      <TextField
        label={say(moveDialogTexts.findStore)}
        hint={say(moveDialogTexts.findStoreHint)}
        autoComplete="off"
        maxLength={60}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {words !== '' && data && stores.length === 0 && <p role="status">{say(moveDialogTexts.noStore)}</p>}
      {stores.length > 0 && (
        <fieldset className="grid max-h-[260px] gap-1 overflow-y-auto">
          <legend className="sr-only">{say(moveDialogTexts.foundStores)}</legend>
          {stores.map(({ store_id, store_name, address }) => (
            <label key={store_id} className="grid min-h-[44px] grid-cols-[auto_1fr] items-center gap-x-3">
              <input
                type="radio"
                name="store"
                value={store_id}
                checked={value === store_id}
                className="row-span-2"
                onChange={() => onChoose(store_id)}
              />
              {store_name} {store_id}
              <span className="dim text-[13px]">{address}</span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}
