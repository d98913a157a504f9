import { Readable } from 'node:stream'
import type { Shop } from '#server/platform/shop.ts'
import { findExportRow, listExportRows, findPieces } from './export-store.ts'

/** Files that somebody has asked for, the newest first. */
export async function listExports({ database: { db } }: Shop, staffId: number) {
  const rows = await listExportRows(db, staffId)
  return rows.map(({ id, kind, format, state, row_count: count, created_at, expires_at }) => ({
    id,
    kind,
    format,
    state,
    rows: count,
    asked_at: created_at.toISOString(),
    expires_at: expires_at?.toISOString() ?? null,
  }))
}

/** A file, for who has asked for it and as long as it may be fetched; null for everybody else (NAV-28). */
export async function fetchExport(shop: Shop, { id, staffId }: { id: number; staffId: number }): Promise<File | null> {
  const { db } = shop.database
  const row = await findExportRow(db, id)
  if (row?.staff_id !== staffId || row.state !== 'done' || row.expires_at === null || row.expires_at <= shop.now()) return null
  const type = row.format === 'csv' ? 'text/csv' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const name = `meihao-${row.kind === 'order_lines' ? 'orders' : row.kind}-${id}.${row.format}`
  return new SentFile({ name, type, ...(await findPieces(db, id)) })
}

type Sent = { name: string; type: string; bytes: number; pieces: () => AsyncGenerator<Buffer> }

/** A file that is read piece by piece while it is sent. */
class SentFile extends File {
  readonly #bytes: number
  readonly #pieces: Sent['pieces']

  constructor({ name, type, bytes, pieces }: Sent) {
    super([], name, { type })
    this.#bytes = bytes
    this.#pieces = pieces
  }

  override get size(): number {
    return this.#bytes
  }

  override stream() {
    return Readable.toWeb(Readable.from(this.#pieces(), { objectMode: false })) as ReadableStream<Uint8Array<ArrayBuffer>>
  }
}
