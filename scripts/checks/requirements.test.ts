import { expect, test } from 'vitest'
import { findTitles } from './find-titles.ts'
import { readGroup } from './list-groups.ts'
import { compare } from './requirements.ts'

const ids = (text: string) => findTitles({ path: 'src/rules/cart.test.ts', text }).flatMap((title) => title.ids)
const cart = readGroup(
  '# CRT Cart\n\n- **CRT-01** Cart loads.\n- **CRT-02** withdrawn\n- **CRT-03** It shows.\n\n## Decisions\n\n### D-13 item_type\n',
)

test('ids are read from the titles of tests of every shape', () => {
  expect(ids("test('CRT-01 loads', () => {})")).toEqual(['CRT-01'])
  expect(ids("describe('the cart, CRT-01 and D-13', () => {})")).toEqual(['CRT-01', 'D-13'])
  expect(ids("test.each([1, 2])('I18N-04 %s', () => {})")).toEqual(['I18N-04'])
  expect(ids('test(`CK1-09 at ${amount}`, () => {})')).toEqual(['CK1-09'])
  expect(ids("test('a journey', async () => { await test.step('CRT-02 it is grouped', see) })")).toEqual(['CRT-02'])
})

test('ids outside titles and lookalikes do not count', () => {
  expect(ids("// CRT-01\nexpect('CRT-03').toBe(1)\ntest('UTF-16 text', () => { say('CRT-01') })")).toEqual([])
})

test('a group page gives its statements and decisions, without those withdrawn', () => {
  expect(cart).toEqual({ name: 'CRT', statements: ['CRT-01', 'CRT-03'], decisions: ['D-13'] })
})

test('a gap is told', () => {
  const titles = [{ place: 'a.test.ts:1', ids: ['CRT-01'] }]
  expect(compare({ groups: [cart], titles }).complaints).toEqual(['CRT: no test names CRT-03, D-13'])
  expect(compare({ groups: [cart], titles: [...titles, { place: 'b.test.ts:1', ids: ['CRT-03', 'D-13'] }] }).complaints).toEqual([])
})

test('an id that does not exist is refused', () => {
  const titles = [{ place: 'a.test.ts:1', ids: ['CRT-01', 'CRT-03', 'D-13', 'CRT-99'] }]
  expect(compare({ groups: [cart], titles }).complaints).toEqual(['a.test.ts:1 names CRT-99, which does not exist'])
})

test('a title that names more than four ids is refused; the same one twice counts once', () => {
  const several = readGroup('# CRT Cart\n\n- **CRT-01** a\n- **CRT-02** b\n- **CRT-03** c\n- **CRT-04** d\n- **CRT-05** e\n')
  const titled = (ids: string[]) =>
    compare({
      groups: [several],
      titles: [
        { place: 'b.test.ts:1', ids: several.statements },
        { place: 'a.test.ts:1', ids },
      ],
    }).complaints.filter((complaint) => complaint.startsWith('a.'))
  expect(titled(['CRT-01', 'CRT-02', 'CRT-03', 'CRT-04', 'CRT-04'])).toEqual([])
  expect(titled(several.statements)).toEqual([
    'a.test.ts:1 names 5 ids in one title, the most is 4: give each its own test, or step of a journey',
  ])
})
