import type { Recall, RecallRow, RecalledLot } from '#contract/office/api/goods/recalls.ts'
import { inLanguage, type Language } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findRecallRow, listLotRowsOfRecall, listLotsNumbered, listRecallRows } from './store.ts'

type Db = Pick<Shop, 'database'>

const rowsOfPage = 50

/** Recalls, the newest first; `next` is null at the end. */
export async function listRecalls({ database: { db } }: Db, { cursor, language }: { cursor: string | undefined; language: Language }) {
  const before = /^\d{1,15}$/.test(cursor ?? '') ? Number(cursor) : null
  const rows = await listRecallRows(db, { before, limit: rowsOfPage + 1 })
  const shown = rows.slice(0, rowsOfPage)
  return { rows: shown.map((row) => present(row, language)), next: rows.length > rowsOfPage ? String(shown.at(-1)?.id) : null }
}

/** Lots whose number begins so, also those that are gone from the house. */
export async function findLotsNumbered({ database: { db } }: Db, { words, language }: { words: string; language: Language }) {
  const begins = words.trim().toUpperCase()
  if (begins === '') return []
  return (await listLotsNumbered(db, { begins, limit: rowsOfPage })).map((row) => presentLot(row, language))
}

/** A recall with its lots and its letter; null when there is none. */
export async function findRecall(
  { database: { db } }: Db,
  { id, language }: { id: number; language: Language },
): Promise<Omit<Recall, 'counts'> | null> {
  const row = await findRecallRow(db, id)
  if (!row) return null
  const { subject_zh, subject_en, text_zh, text_en, version } = row
  const lots = (await listLotRowsOfRecall(db, id)).map((lot) => presentLot(lot, language))
  return { ...present(row, language), lots, letter: { subject_zh, subject_en, text_zh, text_en }, version }
}

function present(row: Awaited<ReturnType<typeof listRecallRows>>[number], language: Language): RecallRow {
  const { id, reason, number: lot, expires_on, started_at, started_by, ended_at, ended_by, end_reason } = row
  const product = { id: row.product_id, name: inLanguage({ zh: row.name_zh, en: row.name_en }, language) }
  const ended = ended_at && { at: ended_at.toISOString(), by: ended_by ?? '', reason: end_reason ?? '' }
  return { id, product, lot, expires_on, reason, started: { at: started_at.toISOString(), by: started_by }, ended }
}

function presentLot(row: Awaited<ReturnType<typeof listLotsNumbered>>[number], language: Language): RecalledLot {
  const { product_id, name_zh: zh, name_en: en, ...lot } = row
  return { ...lot, product: { id: product_id, name: inLanguage({ zh, en }, language) } }
}
