import { expect, test } from 'vitest'
import { choiceOf, colourAndSize } from './choice.ts'

const axes = [
  { name: '色號', is_colour: true },
  { name: '規格', is_colour: false },
]
const member = (id: number, values: string[], soldOut = false) => ({
  id,
  slug: `p${id}`,
  values,
  swatch: values[0] ?? '',
  sold_out: soldOut,
})
const members = [member(1, ['紅', '大']), member(2, ['紅', '小'], true), member(3, ['白', '大']), member(4, ['黑', '小'])]

test('FAM-09 each axis offers its values beside what is chosen otherwise, and says which is chosen', () => {
  const [colours, sizes] = choiceOf({ axes, members }, 1)
  expect(colours).toMatchObject({
    name: '色號',
    chosen: '紅',
    values: [{ value: '紅', isChosen: true, leads: { id: 1 } }, { value: '白', leads: { id: 3 } }, { value: '黑' }],
  })
  expect(sizes).toMatchObject({
    chosen: '大',
    values: [
      { value: '大', isChosen: true, swatch: null },
      { value: '小', leads: { id: 2 } },
    ],
  })
})

test('what is sold out can be chosen and says so; a combination that does not exist leads nowhere', () => {
  const [colours, sizes] = choiceOf({ axes, members }, 1)
  expect(sizes?.values[1]?.leads).toEqual({ id: 2, slug: 'p2', soldOut: true })
  expect(colours?.values[2]).toEqual({ value: '黑', swatch: '黑', leads: null, isChosen: false })
})

test('FAM-12 FAM-13 machines read a colour, and whatever else a member varies by as its size', () => {
  expect(colourAndSize(axes, ['紅', '大'])).toEqual({ color: '紅', size: '大' })
  expect(colourAndSize([{ is_colour: false }, { is_colour: false }], ['大', '茉莉'])).toEqual({ size: '大 / 茉莉' })
  expect(colourAndSize([{ is_colour: true }], ['紅'])).toEqual({ color: '紅' })
})
