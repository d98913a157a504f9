/** Nobody knows while the register is out of reach. */
export type BarcodeAnswer = { answer: 'known' } | { answer: 'not_known' } | { answer: 'unreachable'; reason: string }

/** What we ask of the tax office, through the e-invoice platform: whether a mobile barcode exists (INV-07). */
export type CarrierRegister = { checkBarcode: (barcode: string) => Promise<BarcodeAnswer> }
