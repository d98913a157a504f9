import { z } from 'zod'
import { ok, refuse } from '#rules/result.ts'
import { dropOldAudit as drop } from '#server/platform/audit/drop-old-audit.ts'
import { checkAudit as check } from '#server/platform/audit/seal-audit.ts'
import { command } from './command.ts'

export const checkAudit = command({
  takes: [],
  input: z.object({}),
  does: 'Compares the audit log with the seals of its days, and names the first day that is not as it was sealed.',
  async run(shop) {
    const broken = await check(shop)
    return broken === null ? ok('Every day is as it was sealed.') : refuse(`${broken} is not as it was sealed.`)
  },
})

export const dropOldAudit = command({
  takes: [],
  input: z.object({}),
  does: 'Takes away the months of the audit log, and of who looked at personal data, that ended five years ago or longer.',
  run: async (shop) => ok(`Months that were taken away: ${await drop(shop)}.`),
})
