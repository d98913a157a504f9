import * as z from 'zod'
import { instant, lineUpTo } from '#contract/shared/fields.ts'

/** An address as it is compared, and a number without what people write between its figures. */
export const keptEmail = (written: string): string => written.trim().toLowerCase()
export const keptPhone = (written: string): string => written.normalize('NFKC').replaceAll(/[\s()-]/g, '')

/** What a file says of somebody, each field for itself. Consent says when and how it was given. */
const fields = {
  email: z.email().max(254).nullable(),
  phone: z
    .string()
    .regex(/^\+?\d{6,15}$/)
    .nullable(),
  name: lineUpTo(100),
  birthday: z.iso
    .date()
    .refine((day) => day >= '1900')
    .nullable(),
  consent_at: instant.transform((said) => new Date(said)).nullable(),
  consent_how: lineUpTo(200).min(1).nullable(),
}

export const importedMemberShape = z.strictObject(fields).partial()
export type ImportedMemberSaid = z.input<typeof importedMemberShape>
