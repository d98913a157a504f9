import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Tables } from '#database/tables.ts'
import { vipDays, vipSpending } from '#rules/constants.ts'
import { findVipSetting } from './store.ts'

/** From which spending within how many days a level is reached. */
export type VipTerms = { limits: { 1: number; 2: number }; days: number }

const setting = z.object({ vip_spending: z.int().min(1), vvip_spending: z.int().min(1), days: z.int().min(1) })

/** The terms of levels: a setting of the owner, else what the shop begins with (D-35). */
export async function findVipTerms(db: Kysely<Tables>): Promise<VipTerms> {
  const kept = await findVipSetting(db)
  if (kept === undefined) return { limits: vipSpending, days: vipDays }
  const { vip_spending, vvip_spending, days } = setting.parse(kept)
  return { limits: { 1: vip_spending, 2: vvip_spending }, days }
}
