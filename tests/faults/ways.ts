import type { PlaceOrderBody } from '#contract/shop/api/place-order.ts'
import type { Tx } from '#database/connect.ts'
import type { OrderRequest } from '#server/sales/placing/order-request.ts'
import { encryptTestCard } from '#support/test-cipher.ts'
import { orderBody, type OrderWish } from '#support/test-order.ts'
import { walletWish, type Wallet } from '#support/test-payments.ts'
import type { TestShop } from '#support/test-shop.ts'
import { knownCards } from '../../sandbox/tappay/saved-cards.ts'
import { createBuyers, type Buyer, type Goods } from './buyers.ts'

type Way = Goods & { wish: (testShop: TestShop, buyer: Buyer) => OrderWish | Promise<OrderWish> }

const gel: Goods = { price: 390, temperature: 'normal' }

/** Every way to pay, with the way that it goes. */
export const ways = {
  'a card': { ...gel, wish: () => ({ remember: true }) },
  'a card that is refused': { ...gel, wish: () => ({ card: 'refused' }) },
  'a card on the bank’s page': { ...gel, price: 12_000, wish: () => ({ remember: true }) },
  'a saved card': { ...gel, wish: paySaved },
  instalments: { ...gel, wish: () => ({ payway: 'instalment', instalment: 3 }) },
  'LINE Pay': wallet('line_pay'),
  'JKO Pay': wallet('jko_pay'),
  'Apple Pay': wallet('apple_pay'),
  'Google Pay': wallet('google_pay'),
  'ATM transfer': {
    price: 390,
    temperature: 'refrigeration',
    wish: () => ({ shipping_method: 'refrigeration', payway: 'atm', card_info: null }),
  },
  'cash on delivery': { ...gel, wish: () => ({ payway: 'when_received', card_info: null }) },
} as const satisfies Record<string, Way>

export type WayName = keyof typeof ways

function wallet(name: Wallet): Way {
  return { ...gel, wish: () => walletWish(name) }
}

async function paySaved({ database, sandbox }: TestShop, { memberId }: Buyer): Promise<OrderWish> {
  const uuid = await database.transaction((tx) => createSavedCard(tx, memberId))
  return { card_info: { card_id: uuid, ccv_prime: await sandbox.codePrime() } }
}

/** One of the cards that the company knows from the beginning. */
async function createSavedCard(tx: Tx, memberId: number): Promise<string> {
  const [card] = knownCards
  const secret = encryptTestCard({ key: card?.cardKey ?? '', token: card?.cardToken ?? '' }, memberId)
  const { uuid } = await tx
    .insertInto('saved_cards')
    .values({
      ...secret,
      user_id: memberId,
      brand: 'visa',
      last4: '4242',
      exp_month: 12,
      exp_year: 2030,
      fingerprint: 'known',
      is_default: true,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}

export type Wish = { buyer: Buyer; request: OrderRequest }

/** So many orders that can be placed, each by a buyer of its own and under an idempotency key. */
export async function wishOrders(testShop: TestShop, { way, count }: { way: WayName; count: number }): Promise<Wish[]> {
  const { wish, ...goods }: Way = ways[way]
  const buyers = await createBuyers(testShop.database, { ...goods, count })
  return Promise.all(
    buyers.map(async (buyer) => {
      const body: PlaceOrderBody = await orderBody(testShop, { cart_item_ids: buyer.lineIds, ...(await wish(testShop, buyer)) })
      return { buyer, request: { memberId: buyer.memberId, language: 'zh' as const, body, idempotencyKey: `buyer-${buyer.memberId}` } }
    }),
  )
}
