import type { OfficeOrderRow } from '#contract/office/api/orders.ts'
import { pictureAt } from '#rules/catalog/pictures/picture.ts'
import { unitsText } from '#texts/office/orders.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** The goods of an order in one sweep: up to three small pictures, and how many units there are. */
export function GoodsGlance({ row }: { row: Pick<OfficeOrderRow, 'pictures' | 'units' | 'first_goods'> }) {
  const [say, language] = [useWords(), useLanguage()]
  const units = formatNumber(row.units, language)
  return (
    <span className="flex items-center" title={row.first_goods}>
      {row.pictures.map((url) => (
        <img
          key={url}
          src={pictureAt(url, { width: 200, format: 'webp' })}
          alt=""
          width={28}
          height={28}
          loading="lazy"
          className="goods-picture"
        />
      ))}
      <span className="dim figures ml-2" aria-hidden="true">
        {units}
      </span>
      <span className="hidden-text">{`${row.first_goods} ${say(unitsText(units))}`}</span>
    </span>
  )
}
