/** The ports of everything that starts with the shop. */
export type Ports = { database: number; sandbox: Readonly<Record<string, number>> }

const fromTheShop = { tappay: 101, line: 102, facebook: 103, einvoice: 104, logistics: 105, bank: 106, mailbox: 107, smtp: 125 }
const databaseFromTheShop = 154
const highest = 65_535

/**
 * Ports are counted from the shop's own (3000 gives 3101 to 3154), so that a second shop beside the first needs one number
 * of its own. Above the highest port the machine chooses.
 */
export function portsBeside(shop: number): Ports {
  const port = (distance: number) => (shop + distance > highest ? 0 : shop + distance)
  const sandbox = Object.fromEntries(Object.entries(fromTheShop).map(([name, distance]) => [name, port(distance)]))
  return { database: port(databaseFromTheShop), sandbox }
}
