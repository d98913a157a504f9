import type { Filling } from '#contract/shop/found-page.ts'
import { storedPage, type StoredPage } from './page-cache.ts'
import { hashOfScript } from './page-security.ts'

/** A page that was drawn once for all words of a place, with this word in it: the same, to the letter, as if it were drawn for the word. */
export function fillPage({ status, headers, scripts, bodyIn }: StoredPage, { place, word }: Filling): StoredPage {
  const fill = (text: string) => text.replaceAll(place, word)
  const { [policy]: rules = '', ...others } = headers
  const filledRules = scripts.reduce((text, script) => text.replace(hashOfScript(script), hashOfScript(fill(script))), rules)
  return storedPage({
    status,
    html: fill(String(bodyIn('identity'))),
    headers: rules === '' ? others : { ...others, [policy]: filledRules },
  })
}

const policy = 'content-security-policy'
