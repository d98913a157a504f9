import { Readable } from 'node:stream'
import { exportKinds, exportNeeds, type ExportKind } from '#rules/orders/export-kinds.ts'
import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findExportRow, listExportRows, findPieces } from './export-store.ts'

const exportsAtOnce = 50

type Asking = { staffId: number; permissions: ReadonlyMap<PermissionName, Share>; below: number | undefined }

/** Files of a year, the newest first: one's own, and those of others that one could ask for too (IMP-19). */
export async function listExports({ database: { db } }: Shop, { staffId, permissions, below }: Asking) {
  const kinds = exportKinds.filter((kind) => permissions.has(exportNeeds[kind]))
  const found = await listExportRows(db, { staffId, kinds, below: below ?? null, limit: exportsAtOnce + 1 })
  const rows = found.slice(0, exportsAtOnce)
  return {
    exports: rows.map(({ id, kind, format, state, row_count: count, created_at, expires_at, by, staff_id }) => ({
      id,
      name: nameOfFile({ id, kind, format }),
      kind,
      format,
      state,
      by,
      mine: staff_id === staffId,
      rows: count,
      asked_at: created_at.toISOString(),
      expires_at: expires_at?.toISOString() ?? null,
    })),
    next: found.length > exportsAtOnce ? (rows.at(-1)?.id ?? null) : null,
  }
}

const nameOfFile = ({ id, kind, format }: { id: number; kind: ExportKind; format: string }) =>
  `meihao-${kind === 'order_lines' ? 'orders' : kind}-${id}.${format}`

/** A file, for who has asked for it and as long as it may be fetched; null for everybody else (NAV-28). */
export async function fetchExport(shop: Shop, { id, staffId }: { id: number; staffId: number }): Promise<File | null> {
  const { db } = shop.database
  const row = await findExportRow(db, id)
  if (row?.staff_id !== staffId || row.state !== 'done' || row.expires_at === null || row.expires_at <= shop.now()) return null
  const type = row.format === 'csv' ? 'text/csv' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return new SentFile({ name: nameOfFile(row), type, ...(await findPieces(db, id)) })
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
