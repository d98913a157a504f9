import { expect, test } from 'vitest'
import { afterSaving, isBehind } from './product-form.ts'

const typed = { name_zh: '紅茶', price: '350' }
const began = { name_zh: '茶', price: '360' }
const form = { seen: 3, began, now: typed, reason: '換季', isAnew: false }

test('NAV-14 the next save is one against the version that the save before has left', () => {
  const saving = { version: 4, typed, saved: typed, isAnew: false, reason: '換季' }
  expect(afterSaving(form, saving)).toEqual({ seen: 4, began: typed, now: typed, reason: '', isAnew: false })
})

test('NAV-19 what was typed while it was saved stays typed, over what was saved', () => {
  const last = { ...form, now: { ...typed, name_zh: '紅茶禮盒' } }
  const saving = { version: 4, typed, saved: typed, isAnew: false, reason: '換季' }
  expect(afterSaving(last, saving)).toEqual({
    seen: 4,
    began: typed,
    now: { ...typed, name_zh: '紅茶禮盒' },
    reason: '',
    isAnew: false,
  })
})

test('GDS-52 a price that waits for a yes stands as before, and one that was typed since is still to be saved', () => {
  const saved = { ...typed, price: '360' }
  const saving = { version: 4, typed, saved, isAnew: false, reason: '換季' }
  expect(afterSaving(form, saving).now).toEqual(saved)
  const last = { ...form, now: { ...typed, price: '340' }, reason: '清倉' }
  expect(afterSaving(last, saving)).toEqual({
    seen: 4,
    began: saved,
    now: { ...typed, price: '340' },
    reason: '清倉',
    isAnew: false,
  })
})

test('GDS-22 after a regular price the product is read anew, and what is typed before that is saved against what was saved', () => {
  const saving = { version: 4, typed, saved: { ...typed, price: '360' }, isAnew: true, reason: '' }
  const left = afterSaving({ ...form, reason: '' }, saving)
  expect(left.seen).toBe(4)
  expect(isBehind(left, { version: 3 }), 'it was not read yet').toBe(false)
  expect(isBehind(left, { version: 4 })).toBe(true)
  const next = { version: 5, typed: left.now, saved: left.now, isAnew: false, reason: '' }
  expect(isBehind(afterSaving(left, next), { version: 5 }), 'and still is, where more was saved before').toBe(true)
})

test('GDS-14 a product that could not be read after it was saved does not take back what was saved', () => {
  const left = afterSaving(form, { version: 4, typed, saved: typed, isAnew: false, reason: '換季' })
  expect(isBehind(left, { version: 3 })).toBe(false)
  expect(isBehind(left, { version: 4 })).toBe(false)
  expect(isBehind(left, { version: 5 }), 'somebody else has saved').toBe(true)
})
