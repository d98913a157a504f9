import type { OfficeProduct } from '#contract/office/api/goods/products.ts'
import { shelfPriceNames } from '#rules/catalog/shelf-price.ts'
import type { ConflictProps } from '../saving/conflict-dialog.tsx'
import { typedSince } from '../saving/typed-since.ts'

export type FormValues = Readonly<Record<string, string | boolean>>

/**
 * What is typed, against which version. `reason`: why a price is to be another, of whoever may only propose it; `isAnew`: what was saved is
 * read from the shop as it stands there then.
 */
export type Form = { seen: number; began: FormValues; now: FormValues; reason: string; isAnew: boolean }

/** Somebody else has saved meanwhile. */
export type Conflict = ConflictProps['conflict'] & { version: number }

/** A scheduled price runs, and it is asked which one this is meant for (GDS-22). */
export type Runs = { name: string; now: FormValues }

type Reads = (fields: Readonly<Record<string, unknown>>) => FormValues

export function begunWith({ version, fields }: OfficeProduct, valuesOf: Reads): Form {
  const began = valuesOf(fields)
  return { seen: version, began, now: began, reason: '', isAnew: false }
}

/** Whether the shop knows more than the form. A product that was read before the form was saved tells nothing new. */
export function isBehind({ seen, isAnew }: Form, { version }: Pick<OfficeProduct, 'version'>): boolean {
  return isAnew ? seen <= version : seen < version
}

/** `typed` and `reason`: what stood in the form when it was sent. */
export type SavedForm = { version: number; typed: FormValues; saved: FormValues; isAnew: boolean; reason: string }

/** The form once it was saved: begun with what was saved, and with what was typed meanwhile (NAV-19). */
export function afterSaving(last: Form, { version, typed, saved, isAnew, reason }: SavedForm): Form {
  const now = { ...saved, ...(typedSince(last.now, typed) as FormValues) }
  return { seen: version, began: saved, now, reason: last.reason === reason ? '' : last.reason, isAnew: isAnew || last.isAnew }
}

/** What stands now, of the fields that are edited here. */
export function conflictOf(
  { by = '', at = '', present = {}, version = 0 }: Partial<Conflict>,
  { began, valuesOf }: { began: FormValues; valuesOf: Reads },
): Conflict {
  const known = Object.entries(valuesOf(present)).filter(([name]) => name in began)
  return { by, at, version, present: Object.fromEntries(known) }
}

export const isPrice = (name: string) => shelfPriceNames.some((each) => each === name)

/** What of a form are prices. */
export function pricesIn(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isPrice(name)))
}
