import { notFound } from '@tanstack/react-router'
import { problemOf } from './problem-of.ts'
import { reactionTo } from './problem-reactions.ts'

/** What a page that is not there knows of the reason. */
export type Lost = { message: string }

/**
 * What a call finds; when the thing does not exist, the page is a page that does not exist: HTTP 404 on the server, and
 * the shop's own words on the screen.
 *
 * @example const product = await orNotFound(client.products.find({ id }))
 */
export async function orNotFound<Found>(finding: Promise<Found>): Promise<Found> {
  try {
    return await finding
  } catch (error) {
    const problem = problemOf(error)
    if (problem && reactionTo(problem.status) === 'toast-and-not-found')
      throw notFound({ data: { message: problem.message } satisfies Lost })
    throw error
  }
}

export function isLost(data: unknown): data is Lost {
  return typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string'
}
