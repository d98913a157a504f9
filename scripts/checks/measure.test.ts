import { expect, test } from 'vitest'
import { measure } from './measure.ts'
import { overBudget } from './sizes.ts'

const lines = (count: number) => '  step()\n'.repeat(count)
const found = (text: string, path = 'src/some.ts') => measure({ path, text }).functions.map(({ name, line, lines: length }) => ({ name, line, length }))

test('a function counts from its first line to the line of its closing brace', () => {
  expect(found(`const a = 1\n\nfunction pay() {\n${lines(3)}}\n`)).toEqual([{ name: 'pay', line: 3, length: 5 }])
})

test('arrows, methods and properties go by the name that they are given', () => {
  const text = 'const pay = () => 1\nconst till = { open() { return 2 }, close: () => 3 }\nclass Drawer { count() { return 4 } }\n'
  expect(found(text).map(({ name }) => name)).toEqual(['pay', 'open', 'close', 'count'])
})

test('types and braces in strings do not mislead the count', () => {
  expect(found("function say<T>(it: T): string {\n  return '}' + `{${String(it)}`\n}\n")).toEqual([{ name: 'say', line: 1, length: 3 }])
})

test('a file counts its lines, with or without a line end at the end', () => {
  expect(measure({ path: 'src/a.ts', text: 'a()\nb()\n' }).lines).toBe(2)
  expect(measure({ path: 'src/a.ts', text: 'a()\nb()' }).lines).toBe(2)
})

test.each([
  ['src/pay.ts', 38, []],
  ['src/pay.ts', 39, ['src/pay.ts:1 pay has 41 lines, the budget is 40']],
  ['src/pay.tsx', 78, []],
  ['src/pay.tsx', 79, ['src/pay.tsx:1 pay has 81 lines, the budget is 80']],
  ['src/pay.test.ts', 100, []],
  ['tests/journeys/pay.spec.ts', 100, []],
])('%s with a function of %i inner lines', (path, inner, complaints) => {
  expect(overBudget(measure({ path, text: `function pay() {\n${lines(inner)}}\n` }))).toEqual(complaints)
})

test('a file above 300 lines is over budget, also when it is a test', () => {
  expect(overBudget(measure({ path: 'src/pay.test.ts', text: 'pay()\n'.repeat(301) }))).toEqual(['src/pay.test.ts has 301 lines, the budget is 300'])
})
