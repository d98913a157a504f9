import { expect, test } from 'vitest'
import { typedSince } from './typed-since.ts'

test('NAV-19 a field that still says what was sent takes what was saved, any other keeps what was typed', () => {
  const sent = { name: '紅茶', price: '360', tags: ['a'], visible: true }
  const now = { name: '紅茶禮盒', price: '360', tags: ['a'], visible: true }
  expect(typedSince(now, sent)).toEqual({ name: '紅茶禮盒' })
  expect({ ...sent, price: '350', ...typedSince(now, sent) }, 'a price that waits for a yes stands as before').toEqual({
    ...sent,
    name: '紅茶禮盒',
    price: '350',
  })
})

test('lists are compared by what stands in them, and a field that was emptied stays empty', () => {
  const sent = { text: '請分開包', files: [{ id: 1 }], axes: [] as string[] }
  expect(typedSince({ text: '', files: [{ id: 1 }], axes: [] }, sent)).toEqual({ text: '' })
  expect(typedSince({ ...sent, files: [{ id: 1 }, { id: 2 }] }, sent)).toEqual({ files: [{ id: 1 }, { id: 2 }] })
})

test('nothing was typed: nothing is left', () => {
  const sent = { text: '請分開包', pinned: false }
  expect(typedSince({ ...sent }, sent)).toEqual({})
  expect(typedSince({ text: '請分開包' } as Partial<typeof sent>, sent), 'of a form that holds only what was edited').toEqual({})
})
