import { expect, test } from 'vitest'
import { officeApi } from '#contract/office/api.ts'
import { isProblemStatus, type ProblemStatus } from '#contract/shared/problems.ts'
import { problemTexts } from '#texts/shared/problems.ts'
import { officeProblemTexts } from './problems.ts'

/** With which problems the calls below here answer. */
function statusesOf(node: object): ProblemStatus[] {
  const call = '~orpc' in node ? (node['~orpc'] as { errorMap?: object }) : null
  if (call) return Object.keys(call.errorMap ?? {}).filter(isProblemStatus)
  return Object.values(node).flatMap((below: object) => statusesOf(below))
}

/** A request, or what may be done instead: Chinese says 請, 先, 再, 改 or 換, or that there is nothing to do; English asks in the imperative. */
const asks = {
  zh: /請|先|再|改|換|等|不用|不要|選擇|最多|只能附|超過你的額度|由另一位/,
  en: /\b(please|first|again|choose|ask|check|look|make|take|let|put|use|reload|remove|record|compare|wait|get|divide|book|scan|avoid|pack|try|copy|nothing to do|another person|an owner can|only|needs? your)\b/i,
}

test('NAV-06 every refusal of the office says in both languages what to do next', () => {
  const statuses = [...new Set(statusesOf(officeApi))]
  expect(statuses.length).toBeGreaterThan(50)
  const said = statuses.map((status) => ({ status, ...{ ...problemTexts, ...officeProblemTexts }[status] }))
  expect(said.filter(({ zh, en }) => !asks.zh.test(zh) || !asks.en.test(en))).toEqual([])
})
