import type { OfficeTarget } from '#contract/office/api/goods/menus.ts'
import { keyOfTarget, type FactsOf } from '#rules/catalog/menus/menu.ts'

/** What is known of whatever a menu can lead to. */
export function factsOfTargets(targets: readonly OfficeTarget[]): FactsOf {
  const byKey = new Map(targets.map((each) => [keyOfTarget(each.target), each]))
  return (target) => byKey.get(keyOfTarget(target))
}
