import type { ProblemStatus } from '#contract/shared/problems.ts'
import type { MenuFault } from '#rules/catalog/menus/menu.ts'
import type { ArrangementConflict } from '#server/catalog/products/arranging/change-draft.ts'
import type { PublishRefusal } from '#server/catalog/products/arranging/publish-arrangement.ts'
import type { TreeDraftRefusal } from '#server/catalog/products/arranging/save-tree-draft.ts'

type Told = { status: ProblemStatus; details?: Record<string, unknown> }

type Refusal = TreeDraftRefusal | MenuFault | PublishRefusal | ArrangementConflict | { code: 'unknown_version' } | { code: 'time_past' }

/** How a refusal of a draft travels. */
export function arrangementProblem(refusal: Refusal): Told {
  if (refusal.code === 'unknown_ingredient') return { status: 'ingredient_not_found' }
  if (refusal.code === 'ingredient_gone') return { status: 'category_ingredient_gone' }
  return saidOf(refusal)
}

function saidOf(refusal: Exclude<Refusal, { code: 'unknown_ingredient' | 'ingredient_gone' }>): Told {
  switch (refusal.code) {
    case 'edit_conflict':
      return {
        status: 'edit_conflict',
        details: { by: refusal.by, at: refusal.at.toISOString(), present: {}, version: refusal.version },
      }
    case 'unknown_category':
    case 'unknown_parent':
      return { status: 'category_not_found' }
    case 'name_taken':
      return { status: 'category_name_taken' }
    case 'slug_taken':
      return { status: 'category_slug_taken' }
    case 'not_empty':
      return { status: 'category_not_empty' }
    case 'unknown_version':
      return { status: 'not_found' }
    case 'time_past':
      return { status: 'validation_error', details: { errors: { at: 'invalid' } } }
    case 'entry_name_missing':
    case 'entry_name_too_long':
    case 'too_deep':
    case 'no_target':
    case 'no_draft':
    case 'heading_not_here':
      return { status: refusal.code }
  }
}
