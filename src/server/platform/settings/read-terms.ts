import { defaultTerms, type Terms } from '#rules/terms.ts'
import { settingShapes, type SettingName } from './known-settings.ts'

export type SettingRow = { key: string; value: unknown }

/** `missing` and `malformed`: settings that stand at their defaults because their row is not there, or makes no sense. */
export type ReadTerms = { terms: Terms; missing: SettingName[]; malformed: SettingName[] }

/** The terms that the rows of `settings` say. A row that cannot be understood is as good as none: the shop stays open. */
export function readTerms(rows: readonly SettingRow[]): ReadTerms {
  const values = new Map(rows.map(({ key, value }) => [key, value]))
  const [missing, malformed]: [SettingName[], SettingName[]] = [[], []]
  const read = <Name extends SettingName>(name: Name): Terms[Name] => {
    if (!values.has(name)) {
      missing.push(name)
      return defaultTerms[name]
    }
    const said = settingShapes[name].safeParse(values.get(name))
    if (said.success) return said.data as Terms[Name]
    malformed.push(name)
    return defaultTerms[name]
  }
  const terms: Terms = {
    delivery: read('delivery'),
    points: read('points'),
    vip: read('vip'),
    payment_deadlines: read('payment_deadlines'),
    preorder: read('preorder'),
    packing: read('packing'),
    today: read('today'),
    allowances: read('allowances'),
    parcels: read('parcels'),
    office_sessions: read('office_sessions'),
    risk: read('risk'),
    stock: read('stock'),
    families: read('families'),
    list_prices: read('list_prices'),
    claims: read('claims'),
    back_in_stock: read('back_in_stock'),
  }
  return { terms, missing, malformed }
}
