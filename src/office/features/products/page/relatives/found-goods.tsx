import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { RelatedGoods } from '#contract/office/api/goods/product-relatives.ts'
import { pictureAt } from '#rules/catalog/pictures/picture.ts'
import { inLanguage } from '#rules/locale.ts'
import type { Temperature } from '#rules/temperature.ts'
import { addNamed, relativesTexts } from '#texts/office/goods/relatives.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../../data/office.tsx'
import { SearchField } from '../../../../ui/search-field.tsx'

type FoundProps = {
  /** Those that stand there already, and the product itself. */
  without: readonly number[]
  /** Only what travels so. */
  temperature?: Temperature
  isFull: boolean
  onAdd: (goods: RelatedGoods) => void
}

/** Products are found by words, and taken in one by one. */
export function FoundGoods({ without, temperature, isFull, onAdd }: FoundProps) {
  const [say, language] = [useWords(), useLanguage()]
  const { products } = useOffice()
  const [words, setWords] = useState('')
  const asked = { rows: 50, ...(words !== '' && { words }), ...(temperature && { temperature }) }
  const { data } = useQuery({
    queryKey: ['products', 'beside another', asked],
    queryFn: ({ signal }) => products.list(asked, { signal }),
    placeholderData: (before) => before,
  })
  const rows = data?.rows.filter(({ id }) => !without.includes(id))
  return (
    <>
      <SearchField
        label={say(relativesTexts.search)}
        hint={say(relativesTexts.searchHow)}
        clear={say(relativesTexts.clear)}
        words={words}
        onSearch={setWords}
      />
      {isFull && <p className="dim">{say(relativesTexts.full)}</p>}
      {rows?.length === 0 && <p className="dim">{say(relativesTexts.nothingFound)}</p>}
      <ul className="relatives-found" aria-label={say(relativesTexts.found)}>
        {rows?.map((row) => (
          <li key={row.id}>
            <img src={pictureAt(row.preview, { width: 200, format: 'webp' })} alt="" width={36} height={36} loading="lazy" />
            <span>{inLanguage(row.name, language)}</span>
            <IconButton label={say(addNamed(inLanguage(row.name, language)))} disabled={isFull} onClick={() => onAdd(row)}>
              <Plus size={18} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </>
  )
}
