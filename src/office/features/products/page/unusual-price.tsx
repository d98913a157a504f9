import { productPageTexts, unusualPrice, useUnusual } from '#texts/office/goods/product-page.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { ConfirmDialog } from '#ui/layers/confirm-dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

type UnusualPriceProps = { from: number; to: number; onConfirm: () => Promise<void>; onClose: () => void }

/** A price that is far from the present one is asked about once more, with both numbers (GDS-19). */
export function UnusualPrice({ from, to, onConfirm, onClose }: UnusualPriceProps) {
  const [say, language] = [useWords(), useLanguage()]
  const price = formatTwd(to, language)
  return (
    <ConfirmDialog
      title={say(productPageTexts.unusualTitle)}
      confirm={say(useUnusual(price))}
      cancel={say(productPageTexts.unusualKeep)}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{say(unusualPrice(formatTwd(from, language), price))}</p>
    </ConfirmDialog>
  )
}
