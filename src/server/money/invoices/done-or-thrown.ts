import type { PlatformAnswer } from '#ports/invoice-platform.ts'

/** What the platform says; an answer that is no answer is thrown, and the job is done again later. */
export function doneOrThrown<Done>(answer: PlatformAnswer<Done>): { answer: 'done' } & Done {
  if (answer.answer === 'done') return answer
  throw new Error(
    answer.answer === 'refused'
      ? `The invoice platform refuses: ${answer.code} ${answer.text}`
      : `The invoice platform does not answer: ${answer.reason}`,
  )
}
