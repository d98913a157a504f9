/** What the shop asks of the company that keeps cards for it. */
export type CardVault = {
  /** Makes the company forget a card. `gone` also when it knew nothing of it. */
  removeCard(secret: { key: string; token: string }): Promise<{ answer: 'gone' } | { answer: 'unknown'; reason: string }>
}
