import { expect, test } from 'vitest'
import { notingForms, untilAnswered } from './under-way.ts'
import { noteUnsaved } from './unsaved.ts'

const change = { method: 'POST', headers: { 'idempotency-key': 'one press' } }

/** A shop that answers when it is let. */
function slowShop() {
  let answer = (): void => undefined
  const answered = new Promise<Response>((resolve) => (answer = () => resolve(Response.json({}))))
  return { send: notingForms(() => answered), answer }
}

/** Whether it is known now what became of the form. */
async function isDecided(form: string): Promise<boolean> {
  const soon = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 50))
  return Promise.race([untilAnswered(form).then(() => true), soon])
}

test('NAV-19 a form that was not saved when a change was sent waits for its answer, also once it is gone; no other does', async () => {
  const { send, answer } = slowShop()
  const leave = noteUnsaved('order A note')
  const sent = send('/office/api/v1/orders/A/notes', change)
  leave()
  const stay = noteUnsaved('order B note')
  expect(await isDecided('order A note')).toBe(false)
  expect(await isDecided('order B note')).toBe(true)
  stay()
  answer()
  await sent
  await untilAnswered('order A note')
  expect(await isDecided('order A note')).toBe(true)
})

test('NAV-19 neither what reads nor a change that failed keeps a form waiting', async () => {
  const leave = noteUnsaved('invite')
  const reading = slowShop()
  void reading.send('/office/api/v1/staff', { method: 'GET' })
  expect(await isDecided('invite')).toBe(true)
  const failing = notingForms(async () => Promise.reject(new TypeError('no line')))
  await expect(failing('/office/api/v1/staff', change)).rejects.toThrow('no line')
  leave()
  await untilAnswered('invite')
  expect(await isDecided('invite')).toBe(true)
})
