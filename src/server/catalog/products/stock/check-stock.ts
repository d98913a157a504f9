import type { Shop } from '#server/platform/shop.ts'
import { listDifferences } from './store.ts'

const productsAtOnce = 1000
const mostNamed = 20

/**
 * Every night: compares what stands on the products with the sums of movements, reservations and lots. A difference makes this fail, and
 * so stand among the failed work until a person has put it right; nothing corrects it by itself (STK-14).
 */
export async function checkStock({ database: { db } }: Pick<Shop, 'database'>): Promise<void> {
  const wrong: number[] = []
  for (let after = 0; ;) {
    const rows = await listDifferences(db, { after, limit: productsAtOnce })
    wrong.push(...rows.filter(({ is_wrong }) => is_wrong).map(({ id }) => id))
    const last = rows.at(-1)
    if (!last) break
    after = last.id
  }
  if (wrong.length > 0)
    throw new Error(
      `stock, reservations or lots of ${wrong.length} products differ from their movements: ${wrong.slice(0, mostNamed).join(', ')}`,
    )
}
