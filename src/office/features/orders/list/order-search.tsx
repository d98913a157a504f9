import { ordersTexts } from '#texts/office/orders.ts'
import { useWords } from '#ui/words/words.ts'
import { SearchField } from '../../../ui/search-field.tsx'

export function OrderSearch({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const say = useWords()
  return (
    <SearchField
      label={say(ordersTexts.search)}
      hint={say(ordersTexts.searchHint)}
      clear={say(ordersTexts.clear)}
      words={words}
      onSearch={onSearch}
    />
  )
}
