import { abroad } from './faqs/abroad.ts'
import { healthcare } from './faqs/healthcare.ts'
import { member } from './faqs/member.ts'
import { operation } from './faqs/operation.ts'
import { product } from './faqs/product.ts'
import { shopping } from './faqs/shopping.ts'
import { teaching } from './faqs/teaching.ts'
import type { SeedFaqKind } from './seed-faq.ts'

/** Every question of the demo shop, by topic, in the order of the page. */
export const faqKinds: readonly SeedFaqKind[] = [product, operation, member, shopping, abroad, teaching, healthcare]
