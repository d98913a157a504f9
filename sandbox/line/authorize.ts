import { goTo, page, readForm, withQuery } from '../web/replies.ts'
import { languageOf } from '../web/language-of.ts'
import type { Ask, Reply } from '../web/exchange.ts'
import { refusalPage, authorizePage } from './authorize-page.ts'
import { newSecret, type Line } from './line.ts'
import { linePeople, newLinePerson, type LinePerson } from './people.ts'

/** GET /oauth2/v2.1/authorize: shows who may sign in, or says what is wrong with the request. */
export function showAuthorize(line: Line, ask: Ask): Reply {
  return (
    refuseRequest(line, ask) ??
    page(authorizePage({ language: languageOf(ask), scopes: scopesOf(ask), asksAgain: ask.query.has('max_age') }))
  )
}

/** POST to the same address: the visitor has chosen a persona, refused, or met an error at LINE. */
export function decideAuthorize(line: Line, ask: Ask): Reply {
  const refused = refuseRequest(line, ask)
  if (refused) return refused
  const choice = readForm(ask).get('persona') ?? ''
  const redirectUri = ask.query.get('redirect_uri') ?? ''
  const state = ask.query.get('state') ?? ''
  if (choice === 'error')
    return goTo(withQuery(redirectUri, { error: 'server_error', error_description: 'An unexpected error occurred on the server.', state }))
  const [persona = '', unasked] = choice.split('-unasked', 2)
  const person = findPerson(persona)
  if (!person)
    return goTo(withQuery(redirectUri, { error: 'access_denied', error_description: 'The resource owner denied the request.', state }))
  return goTo(
    withQuery(redirectUri, {
      code: grant(line, { ask, person, authTime: authTimeOf(line, { ask, isAsked: unasked === undefined }) }),
      state,
    }),
  )
}

/** With max_age the token tells when the person last proved who they are: now, or a day ago where LINE let them pass. */
function authTimeOf(line: Line, { ask, isAsked }: { ask: Ask; isAsked: boolean }): number | null {
  if (!ask.query.has('max_age')) return null
  return Math.floor(line.now() / 1000) - (isAsked ? 0 : 86_400)
}

function grant(line: Line, { ask, person, authTime }: { ask: Ask; person: LinePerson; authTime: number | null }): string {
  const code = newSecret()
  line.grants.set(code, {
    person,
    redirectUri: ask.query.get('redirect_uri') ?? '',
    scopes: scopesOf(ask),
    nonce: ask.query.get('nonce'),
    codeChallenge: ask.query.get('code_challenge'),
    grantedAt: line.now(),
    authTime,
  })
  return code
}

function findPerson(choice: string): LinePerson | null {
  if (choice === 'mei' || choice === 'hao') return linePeople[choice]
  if (choice === 'new') return newLinePerson()
  if (choice === 'new-without-email') return { ...newLinePerson(), email: null }
  return null
}

function scopesOf(ask: Ask): string[] {
  return (ask.query.get('scope') ?? '').split(' ').filter(Boolean)
}

/** A wrong channel or address is never sent back to: the visitor sees a page. The rest goes back as an error. */
function refuseRequest(line: Line, ask: Ask): Reply | null {
  const { query } = ask
  const redirectUri = query.get('redirect_uri') ?? ''
  if (query.get('client_id') !== line.keys.channelId) return page(refusalPage(languageOf(ask), 'unknownChannel'), 400)
  if (!line.redirectUris.includes(redirectUri)) return page(refusalPage(languageOf(ask), 'badRedirect'), 400)
  const wrong = findMistake(query)
  return wrong ? goTo(withQuery(redirectUri, { ...wrong, state: query.get('state') ?? undefined })) : null
}

function findMistake(query: URLSearchParams): { error: string; error_description: string } | null {
  const scopes = (query.get('scope') ?? '').split(' ')
  if (query.get('response_type') !== 'code') return { error: 'unsupported_response_type', error_description: 'response_type must be code' }
  if (!query.get('state')) return { error: 'invalid_request', error_description: 'state is required' }
  if (!scopes.includes('profile') && !scopes.includes('openid'))
    return { error: 'invalid_scope', error_description: 'scope must contain profile or openid' }
  if (scopes.includes('email') && !scopes.includes('openid')) return { error: 'invalid_scope', error_description: 'email needs openid' }
  if (query.has('max_age') && !/^\d+$/.test(query.get('max_age') ?? ''))
    return { error: 'invalid_request', error_description: 'max_age must be a number of seconds' }
  if (query.has('code_challenge') && query.get('code_challenge_method') !== 'S256')
    return { error: 'invalid_request', error_description: 'code_challenge_method must be S256' }
  return null
}
