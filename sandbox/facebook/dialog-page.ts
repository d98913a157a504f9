import { escapeHtml, renderPage } from '../web/render-page.ts'
import type { Language } from '../web/language-of.ts'
import { facebookPeople } from './people.ts'
import { facebookTexts as texts } from './texts.ts'

const colour = '#0b5fcc'

/** The people who may sign in, one button each; the form answers to its own address. */
export function dialogPage({ language, asksAgain }: { language: Language; asksAgain: boolean }): string {
  const people = Object.entries(facebookPeople).map(
    ([key, person]) =>
      `<button name="persona" value="${key}"><img src="/pictures/${person.id}" alt=""><span>${escapeHtml(person.name)}<small>${escapeHtml(person.email)}</small></span></button>`,
  )
  const content = `<p>${texts.asks[language]}</p>${asksAgain ? `<p>${texts.asksAgain[language]}</p>` : ''}
<form method="post">
${people.join('\n')}
<button name="persona" value="new"><span>${texts.newPerson[language]}<small>${texts.newPersonNote[language]}</small></span></button>
<button name="persona" value="new-without-email"><span>${texts.newWithoutEmail[language]}<small>${texts.newWithoutEmailNote[language]}</small></span></button>
<hr>
<button name="persona" value="refuse"><span>${texts.refuse[language]}</span></button>
<button name="persona" value="error"><span>${texts.error[language]}</span></button>
</form>`
  return renderPage({ language, title: texts.title[language], colour, mark: 'f', content })
}

export function refusalPage(language: Language, reason: 'unknownApp' | 'badRedirect'): string {
  return renderPage({ language, title: texts.badRequest[language], colour, mark: 'f', content: `<p>${texts[reason][language]}</p>` })
}
