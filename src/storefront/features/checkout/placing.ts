import type { PlacedOrder } from '#contract/shop/api/place-order.ts'
import { isProblem, NoAnswer, Problem } from '#contract/shared/problem.ts'
import type { ProblemStatus } from '#contract/shared/problems.ts'

/** One try to order: the key makes the shop answer a repetition like the first time (D-73). */
export type Attempt<Body> = { key: string; body: Body }

export type Placing<Body> = {
  /** Places the order, or repeats the attempt whose answer was lost. The body is made only for a new attempt. */
  place: (makeBody: () => Promise<Body>) => Promise<PlacedOrder>
  /** The order is being changed: what comes next is another attempt. */
  forget: () => void
}

type Sending<Body> = { send: (attempt: Attempt<Body>) => Promise<PlacedOrder>; newKey: () => string }

/** Nobody pays twice because an answer got lost on its way (PAY-13): until there is one, the same attempt is sent again. */
export function createPlacing<Body>({ send, newKey }: Sending<Body>): Placing<Body> {
  let unanswered: Attempt<Body> | null = null
  return {
    async place(makeBody) {
      const attempt = unanswered ?? { key: newKey(), body: await makeBody() }
      unanswered = attempt
      try {
        const placed = await send(attempt)
        unanswered = null
        return placed
      } catch (error) {
        if (!isLost(error)) unanswered = null
        throw error
      }
    },
    forget() {
      unanswered = null
    },
  }
}

/**
 * Whether nobody knows what became of the order: no answer, or one that says nothing about it. The attempt before may
 * have been placed although this repetition of it was turned away at the door.
 */
export function isLost(error: unknown): boolean {
  return error instanceof NoAnswer || (error instanceof Problem && turnedAway.has(error.status) && !isLimit(error))
}

/** The shop has looked at this attempt itself, and says of what there was too much: nothing was placed. */
function isLimit(error: Problem): boolean {
  return isProblem(error, 'too_many_requests') && error.details.reason !== undefined
}

const turnedAway: ReadonlySet<ProblemStatus> = new Set(['internal_error', 'too_many_requests', 'authentication_error', 'csrf_error'])
