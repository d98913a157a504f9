import * as z from 'zod'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { settingShapes, type SettingName } from './known-settings.ts'
import { termPaths, valueAt, withValueAt, type TermPath } from '#rules/term-paths.ts'
import { lockSetting, saveSetting } from './store.ts'

export type SettingChange = {
  path: TermPath
  value: unknown
  /** Who changes it, for the history. */
  actor: string
}

export type SettingChanged = { before: unknown; after: unknown }
export type SettingRefusal = { code: 'unknown_setting' } | { code: 'wrong_value'; why: string }

/**
 * Changes one value of the terms; every copy of the shop follows within 2 s. Refused is a name that does not exist, and
 * a value of another kind, out of its range, or against another value of the same setting. Orders keep what they were
 * placed under. A row that made no sense is put right by it: its other values begin at their defaults.
 */
export async function changeSetting(shop: Shop, { path, value, actor }: SettingChange): Promise<Result<SettingChanged, SettingRefusal>> {
  if (!termPaths.includes(path)) return refuse({ code: 'unknown_setting' })
  const [name, ...inside] = path.split('.') as [SettingName, ...string[]]
  const shape = settingShapes[name]
  return shop.database.transaction(async (tx) => {
    const row = await lockSetting(tx, name)
    const known = shape.safeParse(row)
    const before = known.success ? known.data : shape.parse({})
    const after = shape.safeParse(withValueAt(before, inside, value))
    if (!after.success) return refuse({ code: 'wrong_value', why: z.prettifyError(after.error) })
    const changed = { before: valueAt({ [name]: before }, path), after: valueAt({ [name]: after.data }, path) }
    if (!known.success || JSON.stringify(changed.before) !== JSON.stringify(changed.after))
      await saveSetting(tx, { key: name, before: row, after: after.data, actor, now: shop.now() })
    return ok(changed)
  })
}
