import { expect, test } from 'vitest'
import { openTestShop } from '#support/test-shop.ts'
import { runCommand } from './run-command.ts'

const { shop } = await openTestShop()

const operate = (command: string, ...given: string[]) => runCommand(shop, { command, given: [...given, '--actor', 'Ana'] })
const refused = (why: string) => ({ ok: false, says: expect.stringContaining(why) })

test.each([['tag'], ['topic']])('WRT-27 WRT-28 operations make and rename a %s; each says what was done or why not', async (thing) => {
  const fields = '{"slug":"hands","name_zh":"手部"}'
  expect(await operate(`create-${thing}`, fields)).toMatchObject({ ok: true, says: expect.stringContaining('hands is in the shop') })
  expect(await operate(`create-${thing}`, fields)).toEqual(refused(`${thing} hands has that slug or that name`))
  expect(await operate(`create-${thing}`, '{"slug":"Hands","name_zh":"手"}')).toEqual(refused('Small letters'))
  expect(await operate(`change-${thing}`, 'hands', '{"name_zh":"手部保養"}')).toEqual({
    ok: true,
    says: expect.stringContaining('hands was {"name_zh":"手部"} and is {"name_zh":"手部保養"} now.'),
  })
  expect(await operate(`change-${thing}`, 'feet', '{"name_zh":"腳"}')).toEqual(refused(`no ${thing} feet`))
})

test('WRT-29 operations write a page about the shop; each says what was done or why not', async () => {
  expect(await operate('write-page', 'about', '{"title_zh":"關於"}')).toEqual(refused('content_zh'))
  const fields = '{"title_zh":"關於","content_zh":"<p>梅好</p>"}'
  expect(await operate('write-page', 'about', fields)).toEqual({ ok: true, says: `Page about was {} and is ${fields} now.` })
  expect(await operate('write-page', 'jobs', fields)).toEqual(refused('the pages are about, readme'))
})
