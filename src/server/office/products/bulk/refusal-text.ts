import type { Language, Text } from '#rules/locale.ts'
import { bulkRefusalTexts, changedBy } from '#texts/office/goods/bulk.ts'
import { fieldTexts, isFieldMessage } from '#texts/shared/fields.ts'
import { problemText } from '#texts/shared/problems.ts'
import { productProblem } from '../product-problem.ts'
import type { BulkRefusal } from './bulk-verb.ts'

/** What a refusal says, as it was kept: moments in it are words by now. */
export function refusalText(refusal: BulkRefusal, language: Language): Text {
  switch (refusal.code) {
    case 'no_such_price':
    case 'is_gift':
    case 'unknown_category':
    case 'price_scheduled':
      return bulkRefusalTexts[refusal.code]
    case 'changed_meanwhile':
      return refusal.by === null ? bulkRefusalTexts.changed_meanwhile : changedBy(refusal.by)
    case 'wrong_value': {
      const [fault] = 'faults' in refusal ? Object.values(refusal.faults) : []
      return fault !== undefined && isFieldMessage(fault) ? fieldTexts[fault] : problemText('validation_error', null)
    }
    default: {
      const { status, details } = productProblem(refusal, language)
      return problemText(status, details)
    }
  }
}
