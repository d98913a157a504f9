import { expect, test } from 'vitest'
import { codeOf, staffPassword } from '#support/staff.ts'
import { officeApiPath, testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { inviteStaff } from './invite-staff.ts'
import { openInvitation } from './open-invitation.ts'

const testShop = await openTestShop()
const { shop, database, clock } = testShop
const office = testOffice(testShop)
const post = (path: string, payload: object, cookie?: string) =>
  office.ask(`${officeApiPath}/${path}`, { payload, ...(cookie && { cookie }) })

/** What somebody is told of by letter. */
async function aboutOf(staffId: number): Promise<string[]> {
  const rows = await database.db.selectFrom('news').select('payload').orderBy('id').execute()
  const told = rows.map(({ payload }) => payload as { name: string; staffId: number; about: string })
  return told.filter((each) => each.name === 'staff-warned' && each.staffId === staffId).map(({ about }) => about)
}

test('ACC-20 who joins is seen in that browser: no letter tells of their first sign-in there, but one of another browser', async () => {
  const boss = await office.as('owner')
  const email = 'fay@meihao.example'
  const invited = await inviteStaff(shop, {
    email,
    name: '方小菲',
    language: 'zh',
    roles: ['care'],
    actor: { kind: 'staff', id: boss.me.name },
  })
  const link = invited.ok ? await openInvitation(shop, invited.value.id) : null
  const token = new URL(link?.address ?? 'http://nowhere.test').hash.slice(1)
  const { body: opened } = await post('links/invitation/open', { token })
  const totp = { secret: opened.secret, code: codeOf(opened.secret, shop.now()) }
  const joined = await post('links/invitation/use', { token, proofs: { password: staffPassword, totp } })
  expect(joined.status).toBe(200)
  const browser = joined.cookies.find(({ name }) => name === 'office_browser')
  const enter = async (cookie?: string) => {
    clock.pass({ minutes: 1 })
    const { body: begun } = await post('sign-in', { email, password: staffPassword })
    return post('sign-in/second', { token: begun.token, factor: { code: codeOf(opened.secret, shop.now()) } }, cookie)
  }
  const { body: me } = await enter(`office_browser=${browser?.value}`)
  expect(await aboutOf(me.id)).toEqual([])
  await enter()
  expect(await aboutOf(me.id)).toEqual(['new_browser'])
})
