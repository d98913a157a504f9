import { expect, test } from 'vitest'
import { isAway } from '#database/is-away.ts'
import { FollowedContent, type HeardChanges } from './followed-content.ts'

test('RUN-02 D-302 whoever is asked and says nothing keeps visitors waiting once and briefly, and what was true is trusted for ten minutes', async () => {
  let clock = 0
  let asked = 0
  const answers: ((heard: HeardChanges) => void)[] = []
  const ask = () => {
    asked += 1
    return asked === 1 ? Promise.resolve({ changed: [], mark: '1' }) : new Promise<HeardChanges>((answer) => answers.push(answer))
  }
  const content = new FollowedContent({ ask, now: () => clock })
  await content.hearOrTrust()
  clock += 1500
  const begin = performance.now()
  await Promise.all([content.hearOrTrust(), content.hearOrTrust()])
  expect(performance.now() - begin).toBeLessThan(2500)
  expect(content.staleMs).toBe(1500)
  clock += 1000
  const again = performance.now()
  await content.hearOrTrust()
  expect(performance.now() - again).toBeLessThan(500)
  // Nobody is asked twice at once, however long there is silence.
  expect(asked).toBe(2)
  clock += 10 * 60_000
  const told = await content.hearOrTrust().catch((error: unknown) => error)
  expect(isAway(told)).toBe(true)
  for (const answer of answers) answer({ changed: [], mark: '2' })
  await content.hearOrTrust()
  expect(content.staleMs).toBe(0)
})

test('RUN-02 a line that died without a word is given up: the server is asked over another one, and what comes late is not believed', async () => {
  let clock = 0
  const answers: ((heard: HeardChanges) => void)[] = []
  const content = new FollowedContent({ ask: () => new Promise<HeardChanges>((answer) => answers.push(answer)), now: () => clock })
  const first = content.hear()
  answers[0]?.({ changed: [], mark: '1' })
  await first
  const heard: unknown[] = []
  content.tell((changed) => heard.push(changed))
  clock += 1500
  await content.hearOrTrust()
  clock += 29_000
  await content.hearOrTrust()
  expect(answers).toHaveLength(2)
  clock += 1500
  await content.hearOrTrust()
  expect(answers).toHaveLength(3)
  answers[2]?.({ changed: ['product:1'], mark: '3' })
  answers[1]?.({ changed: ['product:2'], mark: '2' })
  await expect.poll(() => content.staleMs).toBe(0)
  expect(heard).toEqual([['product:1']])
})
