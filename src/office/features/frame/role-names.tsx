import { roleTexts } from '#texts/office/door.ts'
import { joinWords } from '#texts/shared/format.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** The roles of somebody, in words. Roles of an owner's own are known by their numbers. */
export function RoleNames({ roles }: { roles: readonly string[] }) {
  const [say, language] = [useWords(), useLanguage()]
  return joinWords(
    roles.map((role) => (role in roleTexts ? say(roleTexts[role as keyof typeof roleTexts]) : `#${role}`)),
    language,
  )
}
