import { goTo, page, readForm, withQuery } from '../web/replies.ts'
import { languageOf } from '../web/language-of.ts'
import type { Ask, Reply } from '../web/exchange.ts'
import { dialogPage, refusalPage } from './dialog-page.ts'
import { newSecret, type Facebook } from './facebook.ts'
import { facebookPeople, newFacebookPerson, type FacebookPerson } from './people.ts'

/** GET /v26.0/dialog/oauth: shows who may sign in. */
export function showDialog(facebook: Facebook, ask: Ask): Reply {
  return (
    refuseRequest(facebook, ask) ??
    page(dialogPage({ language: languageOf(ask), asksAgain: ask.query.get('auth_type') === 'reauthenticate' }))
  )
}

/** POST to the same address: the visitor has chosen a persona, refused, or met an error at Facebook. */
export function decideDialog(facebook: Facebook, ask: Ask): Reply {
  const refused = refuseRequest(facebook, ask)
  if (refused) return refused
  const choice = readForm(ask).get('persona') ?? ''
  const redirectUri = ask.query.get('redirect_uri') ?? ''
  const state = ask.query.get('state') ?? undefined
  if (choice === 'error')
    return goTo(
      withQuery(redirectUri, {
        error_code: '2',
        error_message: 'An unexpected error has occurred. Please retry your request later.',
        state,
      }),
    )
  const person = findPerson(choice)
  if (!person)
    return goTo(
      withQuery(redirectUri, {
        error: 'access_denied',
        error_code: '200',
        error_description: 'Permissions error',
        error_reason: 'user_denied',
        state,
      }),
    )
  const code = newSecret()
  facebook.grants.set(code, { person, redirectUri, scopes: scopesOf(ask), grantedAt: facebook.now() })
  return goTo(withQuery(redirectUri, { code, state }))
}

function findPerson(choice: string): FacebookPerson | null {
  if (choice === 'xin' || choice === 'lock') return facebookPeople[choice]
  if (choice === 'new') return newFacebookPerson()
  if (choice === 'new-without-email') return { ...newFacebookPerson(), email: null }
  return null
}

/** `public_profile` is always granted. */
function scopesOf(ask: Ask): string[] {
  return [...new Set(['public_profile', ...(ask.query.get('scope') ?? '').split(/[ ,]/).filter(Boolean)])]
}

function refuseRequest(facebook: Facebook, ask: Ask): Reply | null {
  const language = languageOf(ask)
  if (ask.query.get('client_id') !== facebook.keys.appId) return page(refusalPage(language, 'unknownApp'), 400)
  if (!facebook.redirectUris.includes(ask.query.get('redirect_uri') ?? '')) return page(refusalPage(language, 'badRedirect'), 400)
  return null
}
