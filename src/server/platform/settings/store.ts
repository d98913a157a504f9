import type { Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { SettingName } from './known-settings.ts'

export async function listSettings(db: Kysely<Tables>): Promise<{ key: string; value: unknown }[]> {
  return db.selectFrom('settings').select(['key', 'value']).execute()
}

/** The row of a setting, held until the transaction ends; made empty when it was not there: all of it stands at its defaults. */
export async function lockSetting(tx: Tx, key: SettingName): Promise<unknown> {
  await tx
    .insertInto('settings')
    .values({ key, value: '{}' })
    .onConflict((same) => same.doNothing())
    .execute()
  return (await tx.selectFrom('settings').where('key', '=', key).select('value').forUpdate().executeTakeFirstOrThrow()).value
}

export type SavedSetting = { key: SettingName; before: unknown; after: unknown; actor: string; now: Date }

/** The new value, and who wrote it when. */
export async function saveSetting(tx: Tx, { key, before, after, actor, now }: SavedSetting): Promise<void> {
  const value = JSON.stringify(after)
  await tx.updateTable('settings').set({ value }).where('key', '=', key).execute()
  await tx
    .insertInto('setting_changes')
    .values({ key, before: JSON.stringify(before), after: value, actor, changed_at: now })
    .execute()
}

/** The last change of each setting that was ever changed. */
export async function listLastChanges(db: Kysely<Tables>): Promise<{ key: string; actor: string; changed_at: Date }[]> {
  return db
    .selectFrom('setting_changes')
    .distinctOn('key')
    .select(['key', 'actor', 'changed_at'])
    .orderBy('key')
    .orderBy('id', 'desc')
    .execute()
}
