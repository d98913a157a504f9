/** Carries an email to somebody's mailbox. Rejects when the mail server did not take it. */
export type Mailer = { send(email: Email): Promise<void> }

export type Email = {
  to: string
  subject: string
  text: string
  html: string
  /** What stands before the @ of its Message-ID. The same email sent again keeps it, so that a mailbox can drop the second one. */
  messageId: string
}
