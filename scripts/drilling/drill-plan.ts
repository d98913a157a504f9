export type DrillPlan = {
  /** As of when; null is the last that was kept. */
  moment: Date | null
  stanza: string
  database: string
  /** A superuser, whom a socket of our own lets in without a word. */
  user: string
}
