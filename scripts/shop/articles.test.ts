import { expect, test } from 'vitest'
import { openTestShop } from '#support/test-shop.ts'
import { runCommand } from './run-command.ts'

const { shop } = await openTestShop()

const operate = (command: string, ...given: string[]) => runCommand(shop, { command, given: [...given, '--actor', 'Ana'] })

test('WRT-21 operations write and change an article; each says what was done or why not', async () => {
  const fields = '{"title_zh":"冬天的手","content_zh":"<p>擦乾</p>","cover":"/media/a.webp"}'
  const told = await operate('create-article', fields)
  expect(told).toMatchObject({ ok: true, says: expect.stringContaining('is in the shop') })
  const id = /\d+/.exec(told.says)?.[0] ?? ''
  const refused = async (command: string, ...given: string[]) => {
    const { ok, says } = await operate(command, ...given)
    return ok ? '' : says
  }
  expect(await refused('create-article', fields)).toContain(`article ${id} has that title`)
  expect(await refused('change-article', id, '{"tags":["feet"]}')).toContain('no tag feet')
  expect(await refused('change-article', id, '{"products":[999999]}')).toContain('no product 999999')
  expect(await refused('change-article', '999999', '{"title_en":"No"}')).toContain('no article 999999')
  expect(await refused('change-article', id, '{"slug":"no"}')).toContain('slug')
  expect(await operate('change-article', id, '{"title_en":"Winter hands"}')).toEqual({
    ok: true,
    says: `Article ${id} was {"title_en":""} and is {"title_en":"Winter hands"} now.`,
  })
})
