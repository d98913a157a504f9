import { body } from './catalogue/body.ts'
import { chilledFrozen } from './catalogue/chilled-frozen.ts'
import { gelNail } from './catalogue/gel-nail.ts'
import { gifts } from './catalogue/gifts.ts'
import { hair } from './catalogue/hair.ts'
import { health } from './catalogue/health.ts'
import { home } from './catalogue/home.ts'
import { makeUp } from './catalogue/make-up.ts'
import { pet } from './catalogue/pet.ts'
import type { SeedProduct } from '#demo/goods/seed-product.ts'

/** Everything the demo shop sells and gives away, in the order of its shelves. */
export const catalogue: readonly SeedProduct[] = [
  ...gelNail,
  ...makeUp,
  ...hair,
  ...body,
  ...pet,
  ...home,
  ...health,
  ...chilledFrozen,
  ...gifts,
]
