/** Nobody knows while the register is out of reach. */
export type BarcodeAnswer = { answer: 'known' } | { answer: 'not_known' } | { answer: 'unreachable'; reason: string }

/** What we ask of the tax office, through the e-invoice platform: whether a mobile barcode exists (INV-07). */
export type CarrierRegister = { checkBarcode: (barcode: string) => Promise<BarcodeAnswer> }

export type InvoiceToIssue = {
  /** What the shop calls it: asked twice, it is one invoice. Letters and digits. */
  relateNumber: string
  amount: number
  buyer: { name: string; taxId: string | null; email: string; phone: string; address: string | null }
  /** Where it is kept; at most one of these. Paper is printed and sent. */
  kept: { as: 'member' } | { as: 'mobile' | 'certificate'; carrier: string } | { as: 'donated'; code: string } | { as: 'paper' }
  items: readonly InvoiceItem[]
}

/** One line; amount is price times quantity, and all amounts together are the amount of the invoice. */
export type InvoiceItem = { name: string; quantity: number; price: number; amount: number }

export type IssuedInvoice = { number: string; issuedAt: Date; randomCode: string }

/** What the platform holds of an invoice: over how much it was issued, how much is left of it, and whether it still counts. */
export type HeldInvoice = IssuedInvoice & { amount: number; left: number; isVoid: boolean }

export type PlatformAnswer<Done> =
  | ({ answer: 'done' } & Done)
  | { answer: 'refused'; code: string; text: string }
  | { answer: 'unknown'; reason: string }

/** What we ask of the e-invoice platform. Unknown means that it may have happened: ask `find` before trying again. */
export type InvoicePlatform = {
  issue: (invoice: InvoiceToIssue) => Promise<PlatformAnswer<IssuedInvoice>>
  /** Null when there is no invoice of that name. */
  find: (relateNumber: string) => Promise<PlatformAnswer<{ invoice: HeldInvoice | null }>>
  void: (invoice: { number: string; issuedAt: Date; reason: string }) => Promise<PlatformAnswer<object>>
  reduce: (invoice: {
    number: string
    issuedAt: Date
    amount: number
    email: string
    buyer: string
    items: readonly InvoiceItem[]
  }) => Promise<PlatformAnswer<{ allowance: string }>>
}
