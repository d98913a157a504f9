import type { TestBrowser } from './test-browser.ts'

/** The people whom the sandbox can sign in, and with which company; `new` is somebody else every time. */
const people = { mei: 'line', hao: 'line', xin: 'facebook', lock: 'facebook', new: 'line' } as const
export type Person = Exclude<keyof typeof people, 'new'>

/** Signs a browser in through the company's own pages. */
export async function signInAt(browser: TestBrowser, { person, origin }: { person: Person | 'new'; origin: string }): Promise<TestBrowser> {
  const page = await beginSignIn(browser, { provider: people[person], origin })
  const cameBackTo = await pressPersona(page, person)
  await browser.ask(cameBackTo.pathname + cameBackTo.search)
  return browser
}

/** What a page does before somebody signs in: it asks who is there, and sends its form. Answers the company's page. */
export async function beginSignIn(browser: TestBrowser, { provider, origin }: { provider: string; origin: string }): Promise<string> {
  await browser.ask('/api/v1/user')
  const token = browser.cookies.get('csrf_token') ?? ''
  const reply = await postSignInForm(browser, { provider, origin, token })
  return reply.location
}

export async function postSignInForm(
  browser: TestBrowser,
  { provider, origin, token }: { provider: string; origin: string; token: string },
) {
  return browser.ask(`/api/users/auth/${provider}?origin=${encodeURIComponent(origin)}`, {
    method: 'POST',
    form: { authenticity_token: token },
  })
}

/** Presses a button on the page that a sign-in company shows; answers where the browser is sent. */
export async function pressPersona(page: string, persona: string): Promise<URL> {
  const response = await fetch(page, { method: 'POST', body: new URLSearchParams({ persona }), redirect: 'manual' })
  return new URL(response.headers.get('location') ?? 'about:blank')
}
