import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Journeys are walked side by side, each in a shop that the others do not know: as many as there are shops. */
export const testShops = 2

const portsOfEach = 100

/** The ports of a shop for journeys, counted from its own: every server of it can be found from the one number. */
export function testShopPorts(port = '3290', which = '0') {
  const shop = Number(port) + Number(which) * portsOfEach
  return {
    shop,
    /** Where it keeps its data while it is open. */
    home: join(tmpdir(), `meihao-journeys-${shop}`),
    database: shop + 54,
    /** Where words of operations are taken, as `npm run shop` takes them. */
    operations: shop + 60,
    sandbox: {
      tappay: shop + 1,
      line: shop + 2,
      facebook: shop + 3,
      einvoice: shop + 4,
      logistics: shop + 5,
      bank: shop + 6,
      mailbox: shop + 7,
      smtp: shop + 25,
    },
  }
}
