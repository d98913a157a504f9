import type { Limit } from '#rules/limits.ts'

const minute = 60
const hour = 60 * minute

/**
 * What nobody may do more often than this in a window of time. The numbers are far above what shoppers do, also when many
 * of them share an address, and far below what a program does; LIMITS in the environment sets others. What is named `Here`
 * is counted by the caller's address.
 */
const defaultWindows = {
  /** Cards that their company refused, of one member: enough for every card of a family typed wrongly, too few to try stolen ones. */
  declinedCards: { most: 30, seconds: hour },
  declinedCardsHere: { most: 100, seconds: hour },
  /** Times that one member begins anew to pay an order that waits. */
  paymentsAgain: { most: 60, seconds: hour },
  /** Discount codes that do not exist, tried by one member. */
  unknownCodes: { most: 30, seconds: 10 * minute },
  /** Emails with a link that one member may ask for, since they go to addresses that nobody has confirmed. */
  letters: { most: 5, seconds: hour },
  /** Emails that one address is asked in whether it waits for goods, and that are asked for from one place. */
  stockNotices: { most: 5, seconds: hour },
  stockNoticesHere: { most: 60, seconds: hour },
  /** Mobile barcodes that the tax office is asked about. */
  barcodes: { most: 60, seconds: minute },
  barcodesHere: { most: 60, seconds: minute },
  /** Questions about stores: each form asks four or five. */
  stores: { most: 300, seconds: minute },
  storesHere: { most: 300, seconds: minute },
  /** Askings for the whole directory of stores, of the shop as a whole, while it knows none. */
  directory: { most: 10, seconds: minute },
  /** Sign-ins begun, and such as came to nothing at the provider. */
  signInsHere: { most: 600, seconds: 10 * minute },
  failedSignInsHere: { most: 200, seconds: 10 * minute },
  /** Sign-ins to the office that are tried, over all of its people (ACC-24). */
  officeSignInsHere: { most: 10, seconds: minute },
  officeSignInsInAnHourHere: { most: 100, seconds: hour },
  /** Challenges for a passkey that somebody unknown asks for: each sign-in needs one. */
  officeChallengesHere: { most: 60, seconds: minute },
  /** Second factors that one person of the office gives anew. */
  officeStepUps: { most: 10, seconds: 10 * minute },
  /** Calls of one session or one key of the office, and such among them as look for words (ACC-24). */
  officeCalls: { most: 600, seconds: minute },
  officeSearches: { most: 120, seconds: minute },
  /** Notices about one payment from one address, and from all together: beyond, the shop asks once a minute instead. */
  noticesHere: { most: 50, seconds: 10 * minute },
  notices: { most: 500, seconds: 10 * minute },
} as const satisfies Record<string, Limit>

export type WindowName = keyof typeof defaultWindows

/** What one member may hold at once without having paid for it. */
const defaultHoldings = {
  /** Orders that wait for their money. */
  unpaidOrders: 50,
  /** Units of one product in them. */
  unpaidUnits: 100,
  /** Orders paid on delivery that have not arrived: the shop has agreed to send them, so there may be more. */
  ordersOnDelivery: 100,
  unitsOnDelivery: 200,
} as const satisfies Record<string, number>

export type HoldingName = keyof typeof defaultHoldings

export type Limits = { windows: Readonly<Record<WindowName, Limit>>; holdings: Readonly<Record<HoldingName, number>> }

export const defaultLimits: Limits = { windows: defaultWindows, holdings: defaultHoldings }
