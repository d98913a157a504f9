import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'

export type WebhookEntry = { actor: Actor; verb: string; webhook: string; before?: object; after?: object; now: Date }

/** Who changed what of a webhook. Its secrets stand in no entry (ACC-44). */
export async function writeWebhookEntry(tx: Tx, { webhook, before, after, ...entry }: WebhookEntry): Promise<void> {
  await writeAuditEntry(tx, { ...entry, subject: `webhook ${webhook}`, before: before ?? null, after: after ?? null })
}
