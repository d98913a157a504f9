import type { Tx } from '#database/connect.ts'
import { countriesOf } from '#rules/reference/countries.ts'
import { donationAgencies } from '#rules/reference/donation-agencies.ts'
import { installmentBanks } from '#rules/reference/installment-banks.ts'
import { taiwanDistricts } from '#rules/reference/taiwan-districts.ts'
import { defaultTerms } from '#rules/terms.ts'
import { usStates } from '#rules/recipients/us-states.ts'
import { settings } from './settings.ts'

/**
 * What every shop needs before its first order, the same lists that the pages use (D-83). Rows that are there stay as they are.
 * No staff writes these lists, so no verb does. The terms stand at their defaults; the verb that changes them would find nothing to change.
 */
export async function seedReference(tx: Tx): Promise<void> {
  await tx
    .insertInto('countries')
    .onConflict((same) => same.doNothing())
    .values(
      countriesOf(defaultTerms.delivery).map(({ iso, name, payment, postal_required }, position) => ({
        iso,
        name_zh: name.zh,
        name_en: name.en,
        payment,
        postal_required,
        position,
      })),
    )
    .execute()
  await tx
    .insertInto('us_states')
    .onConflict((same) => same.doNothing())
    .values(usStates.map(({ short, name }) => ({ short, name })))
    .execute()
  await tx
    .insertInto('tw_districts')
    .onConflict((same) => same.doNothing())
    .values(taiwanDistricts.map((district, position) => ({ ...district, position })))
    .execute()
  await tx
    .insertInto('donation_agencies')
    .onConflict((same) => same.doNothing())
    .values(
      donationAgencies.map(({ donateCode, name }, position) => ({ donate_code: donateCode, name_zh: name.zh, name_en: name.en, position })),
    )
    .execute()
  await tx
    .insertInto('settings')
    .onConflict((same) => same.doNothing())
    .values(settings.map(({ key, value, note }) => ({ key, value: JSON.stringify(value), note })))
    .execute()
  const known = await tx.selectFrom('installment_banks').select('id').limit(1).executeTakeFirst()
  if (known) return
  await tx
    .insertInto('installment_banks')
    .values(installmentBanks.map((name, position) => ({ name_zh: name.zh, name_en: name.en, position })))
    .execute()
}
