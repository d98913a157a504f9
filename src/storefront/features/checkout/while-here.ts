type Hearing<Answer> = { take: (answer: Answer) => void; fail: (error: unknown) => void }

/** Hears an answer only as long as somebody waits for it. Answers what ends the waiting. */
export function whileHere<Answer>(asking: Promise<Answer>, { take, fail }: Hearing<Answer>): () => void {
  let isGone = false
  asking.then((answer) => !isGone && take(answer)).catch((error: unknown) => !isGone && fail(error))
  return () => {
    isGone = true
  }
}
