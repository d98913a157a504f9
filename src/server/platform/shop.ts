import type { Logger } from 'pino'
import type { Database } from '#database/connect.ts'
import type { Standbys } from '#database/standbys/standbys.ts'
import type { Twd } from '#rules/money.ts'
import type { Seller, Terms } from '#rules/terms.ts'
import type { ProviderName, SignInProvider } from '#ports/sign-in-provider.ts'
import type { CardVault } from '#ports/card-vault.ts'
import type { Cipher } from './cipher.ts'
import type { CarrierRegister, InvoicePlatform } from '#ports/invoice-platform.ts'
import type { FollowedContent } from './content/followed-content.ts'
import type { Media } from '#server/platform/pictures/media.ts'
import type { Fingerprint } from '#server/platform/limits/fingerprint.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import type { Mailer } from '#ports/mailer.ts'
import type { CardCompany, TransferBank } from '#ports/card-company.ts'
import type { Courier } from '#ports/courier.ts'
import type { StoreDirectory } from '#ports/store-directory.ts'
import type { PictureSource } from '#ports/picture-source.ts'
import type { WebhookReceivers } from '#ports/webhook-receivers.ts'

/**
 * Everything a verb may need, handed to it as its first parameter: there is no ambient state and no container.
 * Verbs that take a `shop` open their own transaction; verbs that take a `tx` work inside the caller's.
 */
export type Shop = {
  database: Database
  /** Servers that follow the database, for what everybody is shown; left out where there are none. Ask by `askStandby`. */
  standbys?: Standbys | undefined
  /** The only clock of the server. */
  now: () => Date
  /** The only chance of the server: that many random bytes. */
  randomBytes: (count: number) => Uint8Array
  /** Closes and opens what the database keeps of cards. */
  cipher: Cipher
  /** Tells what the database has counted or noted before, without the database knowing what it is. */
  fingerprint: Fingerprint
  log: Logger
  ports: Ports
  /** Pictures, films and what else was uploaded. */
  media: Media
  /** What of the content has changed, a second ago at most. */
  content: FollowedContent
  /** The shop's terms, from memory and 2 s old at most. Ask before a transaction is opened. */
  terms: () => Promise<Terms>
  settings: ShopSettings
  /** Works for a while at a large import in a process of its own; left out where this is that process, or there is to be none. */
  importApart?: ((importId: number) => Promise<void>) | undefined
}

export type Ports = {
  cardCompany: CardCompany
  cardVault: CardVault
  bank: TransferBank
  signIn: Record<ProviderName, SignInProvider>
  mailer: Mailer
  carrierRegister: CarrierRegister
  invoices: InvoicePlatform
  storeDirectory: StoreDirectory
  courier: Courier
  webhooks: WebhookReceivers
  pictures: PictureSource
}

/** What the shop says of itself to browsers and in emails. */
export type ShopSettings = {
  /** Whether the shop is there to be tried out: goods and people are made up, and anybody can be one of them. */
  isDemo: boolean
  /** Where browsers reach the shop, without a slash at the end. */
  publicAddress: string
  /** Where people reach the office, without a slash at the end; on an origin of its own it answers nowhere else. */
  officeAddress: string
  /** Set-up of the card company's fields in the browser; both are public by nature. */
  cardCompanyApp: { id: string; key: string }
  /** From this amount on the buyer proves on the bank's page that a card is theirs. */
  threeDSecureFrom: Twd
  /** The five digits with which the shop's virtual accounts begin. */
  bankCompany: string
  /** Who sells, as invoices and the foot of every page name it. */
  seller: Seller
  /** 32 hex signs that the tax office gave for the QR codes of invoices. */
  invoiceQrKey: string
  /** How often anybody may do what harms others when it is done too often. */
  limits: Limits
  /** A sign-in ends so many days after it began, however often its member comes by. */
  sessionDaysAtMost: number
  /** How old a sign-in may be for what could take an account from its member; 0: any. */
  reauthenticationMinutes: number
  /** Makes the pseudonyms under which members stand in the log. */
  logKey: Uint8Array
}
