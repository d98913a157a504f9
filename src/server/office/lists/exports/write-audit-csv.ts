import { inLanguage, type Language } from '#rules/locale.ts'
import { auditFilterOf } from '#server/office/audit/list-audit.ts'
import { listAuditEntries, type AuditRow } from '#server/platform/audit/list-audit-entries.ts'
import { askCaughtUp } from '#server/platform/standbys/ask-standby.ts'
import type { Shop } from '#server/platform/shop.ts'
import { auditColumnTexts, auditKindText, auditVerbText } from '#texts/office/audit.ts'
import { formatWholeMoment } from '#texts/office/times.ts'
import { earlier } from './ask-audit-export.ts'
import type { AuditExportInput } from './export-input.ts'
import { writeTable, type Keep } from './write-table.ts'

/** So many entries are read at once, and are one piece of the file. */
const entriesAtOnce = 2000

type ToWrite = { input: AuditExportInput; keep: Keep }

/** Writes a part of the audit log, newest first. Answers how many entries that were. */
export async function writeAuditCsv(shop: Shop, { input, keep }: ToWrite): Promise<number> {
  const heads = Object.values(auditColumnTexts).map((text) => inLanguage(text, input.language))
  return writeTable({ format: 'csv', heads, rows: rowsOf(shop, input), keep })
}

async function* rowsOf(shop: Shop, { filter, before, language }: AuditExportInput): AsyncGenerator<string[][]> {
  const meant = auditFilterOf(filter, 'all')
  const until = earlier(meant.until, new Date(before))
  let cursor: string | undefined
  do {
    const asked = { ...meant, until, cursor, rows: entriesAtOnce }
    const page = await askCaughtUp(shop, (house) => listAuditEntries(house, asked))
    yield page.rows.map((row) => cellsOf(row, language))
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
}

/** The cells of one entry, in the order of the columns. */
function cellsOf(row: AuditRow, language: Language): string[] {
  const [, kind = '', name = row.subject] = /^(.+) (\S+)$/.exec(row.subject) ?? []
  const values: Record<keyof typeof auditColumnTexts, string> = {
    at: formatWholeMoment(row.changed_at),
    who: row.actor_id,
    verb: inLanguage(auditVerbText(row.verb), language),
    kind: inLanguage(auditKindText(kind), language),
    object: name,
    before: row.before === null ? '' : JSON.stringify(row.before),
    after: row.after === null ? '' : JSON.stringify(row.after),
    reason: row.reason ?? '',
    address: row.address ?? '',
    key: row.api_key_id === null ? '' : String(row.api_key_id),
    approver: row.approver_id === null ? '' : String(row.approver_id),
    request: row.request_id ?? '',
  }
  return Object.values(values)
}
