import { unsavedForms } from './unsaved.ts'

/** Whoever waits for the answer to a change reads it, and forgets what it has saved, well within this time. */
const readWithinMs = 500

/** Changes on their way, each with the forms that held what was not saved when it was sent: it may save any of them. */
const underWay = new Set<{ forms: readonly string[]; over: Promise<void> }>()

/** Sends; of a change it is known until its answer was read which forms it may save. */
export function notingForms(send: typeof fetch): typeof fetch {
  return async (url, init) => {
    if (!('idempotency-key' in { ...(init?.headers as Record<string, string>) })) return send(url, init)
    const answered = noteChange()
    try {
      return await send(url, init)
    } finally {
      setTimeout(answered, readWithinMs)
    }
  }
}

function noteChange(): () => void {
  let end = (): void => undefined
  const over = new Promise<void>((resolve) => (end = resolve))
  const change = { forms: unsavedForms(), over }
  underWay.add(change)
  return () => {
    underWay.delete(change)
    end()
  }
}

/** Until no change is on its way that may save what was typed into this form before. */
export async function untilAnswered(form: string): Promise<void> {
  await Promise.all([...underWay].filter(({ forms }) => forms.includes(form)).map(({ over }) => over))
}
