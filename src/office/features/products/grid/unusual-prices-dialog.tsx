import { gridTexts } from '#texts/office/goods/grid.ts'
import { unusualPriceTexts } from '#texts/office/goods/product-page.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { ConfirmDialog } from '#ui/layers/confirm-dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import type { UnusualInGrid } from './unusual-prices.ts'

type UnusualProps = { asked: readonly UnusualInGrid[]; onConfirm: () => Promise<unknown>; onClose: () => void }

/** Prices that are far from the present ones, or below cost, are asked about once more, each with both numbers (GDS-19). */
export function UnusualPricesDialog({ asked, onConfirm, onClose }: UnusualProps) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <ConfirmDialog
      title={say(gridTexts.unusualTitle)}
      confirm={say(gridTexts.unusualUse)}
      cancel={say(gridTexts.unusualKeep)}
      onConfirm={async () => void (await onConfirm())}
      onClose={onClose}
    >
      <ul className="unusual-prices">
        {asked.map(({ id, name, why, beside, to }) => (
          <li key={id}>
            <b>{name}</b>
            <span>{say(unusualPriceTexts[why](formatTwd(beside, language), formatTwd(to, language)))}</span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
