import { inLanguage, type Language } from '#rules/locale.ts'
import { changedInGrid } from '#texts/office/goods/grid.ts'
import { refusalText } from '../bulk/refusal-text.ts'
import type { CellRefused } from './read-cells.ts'
import type { ProductSaved } from './save-grid.ts'

/** What became of the cells of a product, as the grid shows it. */
export function presentSaved({ id, fields, refused }: ProductSaved, language: Language) {
  const told = [...refused].map(([field, { refusal, stands }]) => [field, { why: whyOf(refusal, language), stands }])
  return { id, fields, refused: Object.fromEntries(told) }
}

function whyOf(refusal: CellRefused['refusal'], language: Language): string {
  return inLanguage(refusal.code === 'changed_meanwhile' ? changedInGrid(refusal.by) : refusalText(refusal, language), language)
}
