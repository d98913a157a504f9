import { createHash } from 'node:crypto'
import type { ImportField, SentKind, StockMode } from '#rules/imports/import-fields.ts'
import { isUnderWay } from '#rules/imports/row-result.ts'
import { writeDueWords } from '#server/catalog/search/words/write-due-words.ts'
import { runImport } from '#server/office/imports/applying/run-import.ts'
import { writeDueAuditWords } from '#server/platform/audit/write-due-audit-words.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { AtOffice } from './test-office.ts'

const pieceBytes = 1024 * 1024

/** Files that somebody at the office imports; what the worker does is done at once. */
export function importing(shop: Shop, call: () => AtOffice['call']) {
  async function settle(id: number) {
    for (;;) {
      const found = await call().imports.find({ id })
      if (!isUnderWay(found.state)) {
        await writeDueWords(shop)
        await writeDueAuditWords(shop)
        return found
      }
      await runImport(shop, { importId: id })
    }
  }

  async function send(file: string | Buffer, { kind, name = 'goods.csv' }: { kind: SentKind; name?: string }) {
    const bytes = Buffer.from(file)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const { id } = await call().imports.begin({ kind, file_name: name, sha256, bytes: bytes.length })
    for (let at = 0; at < bytes.length; at += pieceBytes)
      await call().imports.add({ params: { id }, query: { at }, body: bytes.subarray(at, at + pieceBytes) })
    await call().imports.finish({ id })
    return settle(id)
  }

  type Said = { kind: SentKind; name?: string; mode?: StockMode; matching?: (ImportField | null)[]; roundsDown?: boolean }

  /** Sent and tried, with the columns as they were found. */
  async function tried(file: string | Buffer, { mode, matching, roundsDown = false, ...said }: Said) {
    const sent = await send(file, said)
    await call().imports.try({ id: sent.id, matching: matching ?? sent.matching, mode: mode ?? null, rounds_down: roundsDown })
    return settle(sent.id)
  }

  async function apply(id: number) {
    await call().imports.apply({ id })
    return settle(id)
  }

  async function undo(id: number) {
    await call().imports.undo({ id })
    return settle(id)
  }

  const rows = async (id: number) => (await call().imports.rows({ id, view: 'all' })).rows.toSorted((one, other) => one.row - other.row)

  return { send, tried, apply, undo, rows, settle }
}
