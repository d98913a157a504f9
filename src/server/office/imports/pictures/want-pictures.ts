import type { Tx } from '#database/connect.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { BesideProduct } from '../applying/beside-product.ts'
import { beginFetching, createWanted, type WantedPicture } from './store.ts'

type Row = { row_no: number; beside: Pick<BesideProduct, 'pictures' | 'text'> }

/** Notes which pictures rows want that were just applied; they are fetched when this transaction has committed (IMP-14). */
export async function wantPictures(tx: Tx, { importId, rows }: { importId: number; rows: readonly Row[] }): Promise<void> {
  const wanted = rows.flatMap(({ row_no, beside: { pictures = [], text } }): WantedPicture[] => {
    const inText = Object.values(text?.sources ?? {}).map((source) => ({ source, alt: '', in_text: true }))
    return [...pictures.map((each) => ({ ...each, in_text: false })), ...inText].map((each, place) => ({ row_no, place, ...each }))
  })
  if (wanted.length === 0) return
  await createWanted(tx, { importId, wanted })
  if (await beginFetching(tx, importId)) await tellLater(tx, { name: 'import-pictures-asked', importId })
}
