import { expect, test } from 'vitest'
import { afterSaving } from './product-form.ts'

const typed = { name_zh: '紅茶', price: '350' }
const began = { name_zh: '茶', price: '360' }
const form = { seen: 3, began, now: typed, reason: '換季' }

test('NAV-14 the next save is one against the version that the save before has left', () => {
  const saving = { version: 4, typed, saved: typed, isAnew: false, reason: '換季' }
  expect(afterSaving(form, saving)).toEqual({ seen: 4, began: typed, now: typed, reason: '' })
})

test('NAV-19 what was typed while it was saved stays typed, over what was saved', () => {
  const last = { ...form, now: { ...typed, name_zh: '紅茶禮盒' } }
  const saving = { version: 4, typed, saved: typed, isAnew: false, reason: '換季' }
  expect(afterSaving(last, saving)).toEqual({ seen: 4, began: typed, now: { ...typed, name_zh: '紅茶禮盒' }, reason: '' })
})

test('GDS-52 a price that waits for a yes stands as before, and one that was typed since is still to be saved', () => {
  const saved = { ...typed, price: '360' }
  const saving = { version: 4, typed, saved, isAnew: false, reason: '換季' }
  expect(afterSaving(form, saving).now).toEqual(saved)
  const last = { ...form, now: { ...typed, price: '340' }, reason: '清倉' }
  expect(afterSaving(last, saving)).toEqual({ seen: 4, began: saved, now: { ...typed, price: '340' }, reason: '清倉' })
})

test('GDS-22 after a regular price the product is read anew, unless something was typed since', () => {
  const saving = { version: 4, typed, saved: { ...typed, price: '360' }, isAnew: true, reason: '' }
  expect(afterSaving({ ...form, reason: '' }, saving).seen).toBe(0)
  expect(afterSaving({ ...form, now: { ...typed, name_zh: '紅茶禮盒' }, reason: '' }, saving).seen).toBe(4)
})
