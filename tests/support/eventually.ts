import { setTimeout as pause } from 'node:timers/promises'

const patienceMs = 5_000
const askEveryMs = 20

/** Asks again and again until there is an answer: for work that other hands do. Gives up after five seconds. */
export async function eventually<T>(ask: () => Promise<T | undefined | null | false>): Promise<T> {
  const until = performance.now() + patienceMs
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (performance.now() > until) throw new Error('Waited five seconds for nothing')
    await pause(askEveryMs)
  }
}
