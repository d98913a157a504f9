import { expect, test } from 'vitest'
import { sendLatest } from './send-latest.ts'

function slowShop() {
  const sent: string[] = []
  const answers: { accept: () => void; refuse: () => void }[] = []
  const send = sendLatest<number>((line, quantity) => {
    sent.push(`${line}:${quantity}`)
    return new Promise((resolve, reject) => answers.push({ accept: resolve, refuse: () => reject(new Error('refused')) }))
  })
  return { sent, send, answers }
}

test('CRT-23 of many clicks on a stepper, the first and the last are sent', async () => {
  const { sent, send, answers } = slowShop()
  const done = send(1, 2)
  void send(1, 3)
  void send(1, 4)
  expect(sent).toEqual(['1:2'])
  answers[0]?.accept()
  await Promise.resolve()
  await Promise.resolve()
  expect(sent).toEqual(['1:2', '1:4'])
  answers[1]?.accept()
  await done
})

test('lines do not wait for each other', () => {
  const { sent, send } = slowShop()
  void send(1, 2)
  void send(2, 5)
  expect(sent).toEqual(['1:2', '2:5'])
})

test('CRT-21 after a refusal nothing that was waiting is sent', async () => {
  const { sent, send, answers } = slowShop()
  const done = send(1, 2)
  void send(1, 3)
  answers[0]?.refuse()
  await expect(done).rejects.toThrow('refused')
  expect(sent).toEqual(['1:2'])
  void send(1, 1)
  expect(sent).toEqual(['1:2', '1:1'])
})
