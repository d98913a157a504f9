/** Joins the names that are there: `classNames('tag', isNew && 'new')`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
