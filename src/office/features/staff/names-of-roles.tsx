import type { StaffList } from '#contract/office/api/staff.ts'
import { joinWords } from '#texts/shared/format.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** Roles in words, those of an owner's own too. */
export function NamesOfRoles({ words, roles }: { words: readonly string[]; roles: StaffList['roles'] }) {
  const [say, language] = [useWords(), useLanguage()]
  const names = words.map((word) => {
    const role = roles.find((each) => each.word === word)
    return role ? say(role.name) : word
  })
  return joinWords(names, language)
}
