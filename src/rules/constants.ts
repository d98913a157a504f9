import type { Twd } from './money.ts'

/**
 * Numbers that stay as they are while the shop is open, for browser and server alike (CON-09); what the owner may change is in
 * `terms.ts`. Source, where none is named: the shop's specification,
 * section 9. Amounts are whole TWD; times and sizes carry their unit in the name.
 */

// What the screen does.

export const toastMs = 4000
/** How long a deleted cart line can be recovered before the call is sent. */
export const cartUndoMs = 1500
export const firstPurchaseLockMs = 300
export const completeRedirectMs = 300
export const bannerAutoplayMs = 5000

export const homeRows = 8
/** Rows of a special list: when none are asked for, and at most (D-07). */
export const listRows = { usual: 60, most: 200 } as const
/** Results per page of the search (D-10). */
export const searchRows = 20
/** Products proposed while somebody types. */
export const suggestedRows = 5
/** Search pages that are kept for going back. */
export const cachedPages = 20
export const preloadedBanners = 3
export const subMenuColumn = 5

/** Scrolled further than this, the login banner appears, and the top bar changes its style. */
export const scrollThresholdsPx = { loginBanner: 70, topBar: 100 } as const

/** The first is the fallback. */
export const itemsPerPage = [10, 50, 100] as const

// Where delivery goes.

/** So many days goods may be sent back, counted from the day after they came (Consumer Protection Act, article 19). */
export const daysToReturn = 7

/** Store pickup takes goods up to this amount, which is also the convenience stores' own limit. */
export const storePickupLimit: Twd = 20_000

/** The countries that the shop ships to, by ISO code (D-24). */
export const overseasCountries = ['US', 'SG', 'AU', 'HK', 'MO'] as const
export type OverseasCountry = (typeof overseasCountries)[number]

/** Countries of the phone field, in this order. Malaysia is a dial code only. */
export const phoneCountries = ['TW', 'US', 'HK', 'MO', 'SG', 'MY', 'AU'] as const

// What paying obeys.

/** E.SUN Bank, where the virtual accounts are. */
export const atmBankCode = '808'
/** Days from placing in which an account is asked for transfers that nobody expects, also after it was paid. */
export const transferWatchDays = 30
/** After so many minutes without a record, an unanswered charge counts as refused. */
export const unansweredMinutes = 10

/** Periods with the grand total from which each is allowed. */
export const installmentFrom = { 3: 0, 6: 6000, 12: 12_000 } as const satisfies Record<number, Twd>
export const defaultInstallment = 3
export const cardNetworks = ['visa', 'mastercard', 'jcb'] as const
/** A saved card that has become invalid is deleted after this time. */
export const cardDeletionDays = 30

// What members keep and share.

export const wishlistDays = 180
/** Most entries of a wishlist (D-28). */
export const wishlistLimit = 200
/** What sharing a wishlist earns, and for how many days the code is good (D-29). */
export const shareDiscount: Twd = 10
export const shareCodeDays = 30

// What fields take.

/** Most lines of one order: more than any parcel takes, and few enough to hold and decide at once. */
export const mostOrderLines = 100
/** Most letters that the fields of forms let in. The API takes 200 in any line. */
export const typedLetters = { name: 40, address: 120, foreignName: 60, foreignPlace: 50, postalCode: 12, title: 60 } as const
export const remarkLimit = 40
export const addressMinimum = 5
export const foreignLineLength = { least: 5, most: 35 } as const
export const mobileDigits = 10
export const taxIdDigits = 8
export const barcodeLength = 8
export const certificateLength = 16
/** Letters of a real name at store pickup (D-88). */
export const realNameLetters = { least: 2, most: 20 } as const
export const cancelReasonLimit = 200
/** Saved recipients that are kept per type: the ones used last (D-50). */
export const recipientLimit = 20
/** Days in which a member can think better of closing the account. */
export const closingDays = 7
/** Years that a birthday lies back at least and at most (BDY-04). */
export const birthdayYears = { least: 10, most: 100 } as const
export const invoicePreferenceDays = 180

/** Days after which a finished order is archived. */
export const archiveDays = 365
/** Days after which a movement of stock is put away: two years, so that what is asked about daily is still where it was written (CPY-34). */
export const movementDays = 730

/** The fragment of an address by which the foot of every page asks anew about data and ads. */
export const consentAnchor = 'data-and-ads'
