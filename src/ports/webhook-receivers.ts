/** One delivery on its way to an address that an owner gave. */
export type WebhookCall = { url: string; headers: Readonly<Record<string, string>>; body: string }

/** What came back. An answer of any status was heard by somebody; `text` is how it begins. */
export type WebhookAnswer =
  | { answer: 'answered'; status: number; text: string }
  | { answer: 'unreachable'; reason: string }
  /** The address leads to where the shop calls nobody: into a private network, or to itself. */
  | { answer: 'address_refused' }

/** The way to whoever is told what happens in the shop. */
export type WebhookReceivers = {
  /** Whether the shop would call this address as it leads now. */
  isAllowed: (url: string) => Promise<boolean>
  send: (call: WebhookCall) => Promise<WebhookAnswer>
}
