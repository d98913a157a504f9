import type { Page } from '@playwright/test'
import type { User } from '#contract/shop/api/user.ts'

/** Somebody who was never here: a new member each time, with a birthday, so that nothing asks for it. */
export async function comeAnew(page: Page): Promise<User> {
  const { request } = page
  const signInPage = await beginSignIn(page, 'line')
  await request.post(signInPage, { form: { persona: 'new' } })
  const user = (await (await request.get('/api/v1/user')).json()) as User
  const { cookies } = await request.storageState()
  const token = cookies.find(({ name }) => name === 'csrf_token')?.value ?? ''
  await request.put('/api/v1/user', { data: { user: { birthday: '1990-05-01' } }, headers: { 'x-csrf-token': token } })
  return user
}

/** Sends the form of the login dialog; answers the company's page. */
export async function beginSignIn({ request }: Page, provider: 'line' | 'facebook'): Promise<string> {
  await request.get('/api/v1/user')
  const { cookies } = await request.storageState()
  const token = cookies.find(({ name }) => name === 'csrf_token')?.value ?? ''
  const reply = await request.post(`/api/users/auth/${provider}?origin=/en`, { form: { authenticity_token: token } })
  return reply.url()
}
