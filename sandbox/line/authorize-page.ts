import { escapeHtml, renderPage } from '../web/render-page.ts'
import type { Language } from '../web/language-of.ts'
import { linePeople, type LinePerson } from './people.ts'
import { lineTexts as texts } from './texts.ts'

/** LINE's green, darkened until white reads well on it. */
const colour = '#04713a'

/** The people who may sign in, one button each; the form answers to its own address. */
export function authorizePage({
  language,
  scopes,
  asksAgain,
}: {
  language: Language
  scopes: readonly string[]
  asksAgain: boolean
}): string {
  const asked = scopes.flatMap((scope) => texts.scopes[scope] ?? []).map((text) => `<li>${text[language]}</li>`)
  const people = Object.entries(linePeople).map(([key, person]) => personButton(language, { key, person }))
  const unasked = asksAgain ? `<button name="persona" value="mei-unasked"><span>${texts.unasked[language]}</span></button>\n` : ''
  const content = `<p>${texts.asks[language]}</p>${asksAgain ? `<p>${texts.asksAgain[language]}</p>` : ''}<ul>${asked.join('')}</ul>
<form method="post">
${people.join('\n')}
<button name="persona" value="new"><span>${texts.newPerson[language]}<small>${texts.newPersonNote[language]}</small></span></button>
<button name="persona" value="new-without-email"><span>${texts.newWithoutEmail[language]}</span></button>
<hr>
${unasked}<button name="persona" value="refuse"><span>${texts.refuse[language]}</span></button>
<button name="persona" value="error"><span>${texts.error[language]}</span></button>
</form>`
  return renderPage({ language, title: texts.title[language], colour, mark: 'LINE', content })
}

export function refusalPage(language: Language, reason: 'unknownChannel' | 'badRedirect'): string {
  return renderPage({ language, title: texts.badRequest[language], colour, mark: 'LINE', content: `<p>${texts[reason][language]}</p>` })
}

function personButton(language: Language, { key, person }: { key: string; person: LinePerson }): string {
  const email = person.email ?? texts.withoutEmail[language]
  return `<button name="persona" value="${key}"><img src="/pictures/${person.userId}" alt=""><span>${escapeHtml(person.name)}<small>${escapeHtml(email)}</small></span></button>`
}
