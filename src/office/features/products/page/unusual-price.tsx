import { productPageTexts, unusualPriceTexts, useUnusual } from '#texts/office/goods/product-page.ts'
import type { UnusualPrice as Unusual } from '#rules/catalog/product-prices.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { ConfirmDialog } from '#ui/layers/confirm-dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

type UnusualPriceProps = { asked: Unusual; onConfirm: () => Promise<unknown>; onClose: () => void }

/** A price that is far from the present one, or below cost, is asked about once more, with both numbers (GDS-19). */
export function UnusualPrice({ asked: { why, beside, to }, onConfirm, onClose }: UnusualPriceProps) {
  const [say, language] = [useWords(), useLanguage()]
  const price = formatTwd(to, language)
  return (
    <ConfirmDialog
      title={say(productPageTexts.unusualTitle)}
      confirm={say(useUnusual(price))}
      cancel={say(productPageTexts.unusualKeep)}
      onConfirm={async () => void (await onConfirm())}
      onClose={onClose}
    >
      <p>{say(unusualPriceTexts[why](formatTwd(beside, language), price))}</p>
    </ConfirmDialog>
  )
}
