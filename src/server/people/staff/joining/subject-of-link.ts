/** For what a passkey is made that begins with a link. */
export function subjectOfLink({ id }: { id: number }): string {
  return `link ${id}`
}
