import { member } from '#server/platform/http/procedures.ts'
import { refuseStaleSignIn } from './refuse-stale-sign-in.ts'

/** Calls of members who proved lately who they are. */
export const freshMember = member.use(async ({ context, next }) => {
  await refuseStaleSignIn(context)
  return next()
})
