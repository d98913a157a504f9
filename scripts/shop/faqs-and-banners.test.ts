import { expect, test } from 'vitest'
import { openTestShop } from '#support/test-shop.ts'
import { runCommand } from './run-command.ts'

const { shop, database } = await openTestShop()

const operate = (command: string, ...given: string[]) => runCommand(shop, { command, given: [...given, '--actor', 'Ana'] })

async function refused(command: string, ...given: string[]): Promise<string> {
  const { ok, says } = await operate(command, ...given)
  return ok ? '' : says
}

const idIn = (says: string) => /\d+/.exec(says)?.[0] ?? ''

test('WRT-22 operations write and change a question; each says what was done or why not', async () => {
  await database.db.insertInto('faq_kinds').values({ slug: 'member', name_zh: '會員' }).execute()
  const fields = '{"topic":"member","title_zh":"怎麼登入","content_zh":"<p>用 LINE</p>"}'
  const told = await operate('create-faq', fields)
  expect(told).toMatchObject({ ok: true, says: expect.stringContaining('is in the shop') })
  const id = idIn(told.says)
  expect(await refused('create-faq', fields)).toContain(`question ${id} of that topic is the same`)
  expect(await refused('create-faq', fields.replace('member', 'feet'))).toContain('no topic feet')
  expect(await refused('change-faq', id, '{"video":"film"}')).toContain('https://')
  expect(await refused('change-faq', '999999', '{"position":1}')).toContain('no such question')
  expect(await operate('change-faq', id, '{"position":3}')).toEqual({
    ok: true,
    says: `Question ${id} was {"position":0} and is {"position":3} now.`,
  })
})

test('WRT-22 operations hang and change a banner; each says what was done or why not', async () => {
  const fields =
    '{"group_key":"home","title_zh":"梅開","url":"/items/new","desktop_image":"/media/wide.webp","mobile_image":"/media/narrow.webp"}'
  const told = await operate('create-banner', fields)
  expect(told).toMatchObject({ ok: true, says: expect.stringContaining('is in the shop') })
  const id = idIn(told.says)
  expect(await refused('create-banner', fields)).toContain(`banner ${id} is the same`)
  expect(await refused('change-banner', id, '{"url":"items"}')).toContain('An address of the shop')
  expect(await refused('change-banner', '999999', '{"position":1}')).toContain('no such banner')
  expect(await operate('change-banner', id, '{"url":"/items/hot"}')).toEqual({
    ok: true,
    says: `Banner ${id} was {"url":"/items/new"} and is {"url":"/items/hot"} now.`,
  })
})
