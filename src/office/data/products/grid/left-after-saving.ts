import type { GridSaved } from '#contract/office/api/goods/product-grid.ts'
import { writtenInGrid } from '#rules/grid/grid-cell.ts'
import type { GridField, GridValue } from '#rules/grid/grid-fields.ts'
import type { WordsOfCells } from '#rules/imports/read-cell.ts'
import type { Edit, Edits } from './edits.ts'

type GridAnswer = { sent: Edits; products: readonly GridSaved[]; words: WordsOfCells }

/**
 * What is still to be saved once the shop has answered: cells that were refused, where somebody else has changed one meanwhile over what
 * stands there now; and what was typed after the press, over what was saved (NAV-19).
 */
export function leftAfterSaving(now: Edits, { sent, products, words }: GridAnswer): Edits {
  const saved = new Map(products.map((product) => [product.id, product]))
  const ids = new Set([...Object.keys(now), ...Object.keys(sent)].map(Number))
  const rows = [...ids].flatMap((id) => {
    const [typed, before, answer] = [now[id] ?? {}, sent[id] ?? {}, saved.get(id)]
    const fields = new Set([...Object.keys(typed), ...Object.keys(before)] as GridField[])
    const cells = [...fields].flatMap((field) => {
      const left = leftOfCell({ typed: typed[field], sent: before[field], refused: answer?.refused[field], stands: answer?.fields[field] })
      return left ? [[field, typeof left.text === 'string' ? left : { ...left, text: writtenInGrid(field, left.text.again, words) }]] : []
    })
    return cells.length > 0 ? [[id, Object.fromEntries(cells)]] : []
  })
  return Object.fromEntries(rows) as Edits
}

type Cell = {
  typed: Edit | undefined
  sent: Edit | undefined
  refused: { stands?: GridValue | undefined } | undefined
  stands: GridValue | undefined
}

/** `again`: what stood there before is to stand there again. */
type Left = { was: GridValue; text: string | { again: GridValue } }

function leftOfCell({ typed, sent, refused, stands }: Cell): Left | null {
  if (!sent) return typed ?? null
  if (refused) return typed ? { text: typed.text, was: refused.stands === undefined ? typed.was : refused.stands } : null
  if (typed?.text === sent.text) return null
  const was = stands === undefined ? sent.was : stands
  if (typed) return { was, text: typed.text }
  return was === sent.was ? null : { was, text: { again: sent.was } }
}
