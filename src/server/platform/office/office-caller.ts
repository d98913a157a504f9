import type { StaffActor } from '#rules/actor.ts'
import { problem } from '#server/platform/http/problem.ts'
import { sameSecret } from '#server/platform/sessions/token.ts'
import type { OfficeContext, OfficeSession } from './office-context.ts'

/** Who makes a call of the office: a person with a session, or a program with a key, for which the person who made it answers. */
export type OfficeCaller = Pick<OfficeSession, 'staffId' | 'csrfToken' | 'steppedUpAt' | 'permissions'> & {
  actor: StaffActor
  /** Under which name answers are kept: of the person in whatever session, or of the key. */
  name: string
  /** Whose calls are counted together (ACC-24). */
  counted: string
  /** Null for a person. */
  apiKeyId: number | null
  /** Of a key none, which is 0: only what is a person's own asks for it. */
  sessionId: number
}

/** Changes of a session need its token, from a page of the office itself (ACC-27). */
export async function callerOfSession(context: OfficeContext): Promise<OfficeCaller> {
  const session = await context.session()
  if (!session) throw problem({ status: 'authentication_error' })
  const { needed, token, isOwnPage } = context.csrf
  if (needed && !(isOwnPage && sameSecret(token, session.csrfToken))) throw problem({ status: 'csrf_error' })
  const { id: sessionId, name, ...rest } = session
  return {
    ...rest,
    actor: { kind: 'staff', id: name },
    name: `staff ${session.staffId}`,
    counted: `session ${sessionId}`,
    apiKeyId: null,
    sessionId,
  }
}

/** A key needs no token of a page, since no browser sends it by itself, and its calls set no cookie (ACC-48). */
export async function callerOfKey(context: OfficeContext, bearer: string): Promise<OfficeCaller> {
  const key = await context.apiKey(bearer)
  if (!key) throw problem({ status: 'authentication_error' })
  const { id, name, madeBy, permissions } = key
  const none = { csrfToken: '', steppedUpAt: null, sessionId: 0 }
  return {
    ...none,
    actor: { kind: 'staff', id: name },
    name: `key ${id}`,
    counted: `key ${id}`,
    apiKeyId: id,
    staffId: madeBy,
    permissions,
  }
}
