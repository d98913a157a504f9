import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { takeChallengeRow } from './passkey-store.ts'

type Answered = { /** What the browser says that it was asked, in base64url. */ clientDataJSON: string; subject: string; now: Date }

/** The challenge that was answered, used up; null when it was not asked for this, was answered before, or its time is over. */
export async function takeChallenge(db: Kysely<Tables>, { clientDataJSON, subject, now }: Answered): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON)
  if (challenge === null || !(await takeChallengeRow(db, { challenge, subject, now }))) return null
  return challenge
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}
