/** For what a passkey is asked that is the second half of a sign-in. */
export function subjectOfSignIn({ id }: { id: number }): string {
  return `sign-in ${id}`
}
