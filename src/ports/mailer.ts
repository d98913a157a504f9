/** Carries a letter to somebody's mailbox. Rejects when the mail server did not take it. */
export type Mailer = { send(letter: Letter): Promise<void> }

export type Letter = {
  to: string
  subject: string
  text: string
  html: string
  /** The same letter sent again keeps its id, so that a mailbox can drop the second one. */
  messageId: string
}
