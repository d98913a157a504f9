import { inLanguage, type Language, type Text } from '#rules/locale.ts'
import type { FlagsExclude } from '#rules/catalog/excluded-flags.ts'
import type { ProductChangeRefusal } from '#server/catalog/products/change-product.ts'
import type { ThrowAwayRefusal } from '#server/catalog/products/making/throw-product-away.ts'
import type { PutAwayRefusal } from '#server/catalog/products/states/put-product-away.ts'
import type { TakeBackRefusal } from '#server/catalog/products/states/take-back-move.ts'
import type { RestoreRefusal } from '#server/catalog/products/versions/restore-version.ts'
import { labelFieldTexts } from '#texts/shared/label.ts'
import type { ProblemStatus } from '#contract/shared/problems.ts'

/** A refusal as it travels. */
export type Told = { status: ProblemStatus; details?: Record<string, unknown> }

type Refusal = ProductChangeRefusal | RestoreRefusal | PutAwayRefusal | TakeBackRefusal | ThrowAwayRefusal

/** How a refusal of a change of goods travels. What `seen` of commands finds does not happen here. */
export function productProblem(refusal: Refusal, language: Language): Told {
  switch (refusal.code) {
    case 'unknown_product':
      return { status: 'product_not_found' }
    case 'unknown_version':
      return { status: 'not_found' }
    case 'no_such_move':
      return { status: 'product_elsewhere' }
    case 'code_taken':
      return { status: 'code_taken', details: { product: nameOf(refusal.by, language) } }
    case 'flags_exclude':
      return flagsExclude(refusal, language)
    case 'in_use':
      return { status: 'product_in_use', details: { names: refusal.by.map((name) => inLanguage(name, language)) } }
    case 'price_scheduled':
      return { status: 'price_scheduled', details: { name: refusal.name, ends_at: refusal.ends_at?.toISOString() ?? null } }
    case 'kept':
      return { status: 'product_kept' }
    case 'edit_conflict': {
      const { by, at, present, version } = refusal
      return { status: 'edit_conflict', details: { by, at: at.toISOString(), present, version } }
    }
    case 'changed_since':
      return { status: 'edit_conflict', details: { by: '', at: '', present: refusal.now, version: 0 } }
    default:
      return wrongValue(refusal, language)
  }
}

type WrongValue = Extract<Refusal, { code: 'label_incomplete' | 'claims_unconfirmed' | 'pick_gone' | 'other_temperature' | 'wrong_value' }>

/** What is missing, or wrong with which field. */
function wrongValue(refusal: WrongValue, language: Language): Told {
  switch (refusal.code) {
    case 'label_incomplete':
      return {
        status: 'label_incomplete',
        details: { missing: refusal.missing, names: refusal.missing.map((field) => inLanguage(labelFieldTexts[field], language)) },
      }
    case 'claims_unconfirmed':
      return { status: 'claims_unconfirmed', details: { claims: refusal.claims } }
    case 'pick_gone':
      return { status: 'validation_error', details: { errors: { bundle: 'productGone' } } }
    case 'other_temperature':
      return { status: 'validation_error', details: { errors: { bundle: 'inBundle' } } }
    case 'wrong_value':
      return { status: 'validation_error', details: { errors: refusal.faults } }
  }
}

/** A flag and what excludes it (GDS-24), and of which product. */
export function flagsExclude({ flag, beside, name }: FlagsExclude, language: Language) {
  return { status: 'flags_exclude', details: { flag, beside, product: nameOf(name, language) } } as const
}

const nameOf = ({ zh, en }: Text, language: Language) => inLanguage({ zh, en: en || zh }, language)
