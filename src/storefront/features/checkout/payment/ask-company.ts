/** The company's library may be gone or silent; the pay button must not wait for it for ever (CK4-15). */
const patienceMs = 30_000

/** Waits for an answer that the library gives to a listener; silence counts as the answer given here. */
export function askCompany<Answer>(ask: (listener: (answer: Answer) => void) => void, { silence }: { silence: Answer }): Promise<Answer> {
  return new Promise((resolve) => {
    const patience = setTimeout(() => resolve(silence), patienceMs)
    ask((answer) => {
      clearTimeout(patience)
      resolve(answer)
    })
  })
}
