import type { ViewRefusal } from './change-view.ts'

/** How a refusal about a view travels. */
export function viewProblem(refusal: ViewRefusal) {
  if (refusal.code === 'no_such_view') return { status: 'not_found' as const }
  const { by, at, present, version } = refusal
  return { status: 'edit_conflict' as const, details: { by, at: at.toISOString(), present, version } }
}
