/** What whoever starts a shop without an owner reads. The token stands after the #, and goes into no log (ACC-06). */
export function firstOwnerLine(address: string): string {
  return `The office has no owner yet. Whoever opens this within 24 hours becomes the first one: ${address}`
}
