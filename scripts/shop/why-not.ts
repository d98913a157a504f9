import type { ProductChangeRefusal } from '#server/catalog/products/change-product.ts'
import type { CountRefusal } from '#server/catalog/products/correct-stock.ts'
import type { NewProductRefusal } from '#server/catalog/products/create-product.ts'
import type { ReceiptRefusal } from '#server/catalog/products/receive-stock.ts'
import type { BundleSetRefusal } from '#server/catalog/products/relatives/set-bundle-of-product.ts'
import type { CategoryChangeRefusal } from '#server/catalog/products/shelves/change-category.ts'
import type { ShelvesRefusal } from '#server/catalog/products/shelves/set-shelves-of-product.ts'
import type { BannerRefusal } from '#server/content/writing/banner-shape.ts'
import type { FaqRefusal } from '#server/content/writing/faq-shape.ts'
import type { ArticleRefusal } from '#server/content/writing/judge-article.ts'
import type { TagRefusal } from '#server/content/writing/naming/tag-shape.ts'
import type { TopicRefusal } from '#server/content/writing/naming/topic-shape.ts'
import type { PageRefusal } from '#server/content/writing/pages/write-page.ts'
import type { DiscountCodeChangeRefusal } from '#server/sales/discounts/change-discount-code.ts'
import type { NewDiscountCodeRefusal } from '#server/sales/discounts/create-discount-code.ts'
import type { PromotionChangeRefusal } from '#server/sales/promotions/change-promotion.ts'
import type { GiftCampaignRefusal } from '#server/sales/promotions/gift-campaign-shape.ts'
import { flagsExclude } from '#texts/shared/flags-exclude.ts'

/** Whatever the verbs that write goods, offers and content refuse. */
export type WritingRefusal =
  | ArticleRefusal
  | BannerRefusal
  | BundleSetRefusal
  | CategoryChangeRefusal
  | CountRefusal
  | DiscountCodeChangeRefusal
  | FaqRefusal
  | GiftCampaignRefusal
  | NewDiscountCodeRefusal
  | NewProductRefusal
  | PageRefusal
  | ProductChangeRefusal
  | PromotionChangeRefusal
  | ReceiptRefusal
  | ShelvesRefusal
  | TagRefusal
  | TopicRefusal

type Reasons = { [Code in WritingRefusal['code']]: (refusal: Extract<WritingRefusal, { code: Code }>) => string }

const reasons: Reasons = {
  wrong_value: ({ why }) => why,
  unknown_article: ({ article }) => thereIsNo(`article ${article}`),
  unknown_banner: () => thereIsNo('such banner'),
  unknown_campaign: ({ key }) => thereIsNo(`gift campaign ${key}`),
  unknown_category: ({ category }) => thereIsNo(`category ${category}`),
  unknown_code: () => thereIsNo('such code'),
  unknown_faq: () => thereIsNo('such question'),
  unknown_page: ({ known }) => nothing(`the pages are ${known.join(', ')}`),
  unknown_parent: ({ parent }) => thereIsNo(`category ${parent}`),
  unknown_product: ({ product }) => thereIsNo(`product ${product}`),
  unknown_promotion: () => thereIsNo('such promotion'),
  unknown_tag: ({ tag }) => thereIsNo(`tag ${tag}`),
  unknown_topic: ({ topic }) => thereIsNo(`topic ${topic}`),
  banner_taken: ({ banner }) => nothing(`banner ${banner} is the same at the same time`),
  lot_required: () => nothing('the lots of this product are followed. Correct them in the office, under Stock'),
  below_reserved: ({ reserved }) => nothing(`${reserved} are held for orders. Name what is missing with goods-missing first`),
  expiry_unlikely: ({ product }) => nothing(`the expiry of product ${product} is unlikely. Receive it in the office, under Stock`),
  unknown_lot: ({ product }) => nothing(`product ${product} has no such lot`),
  campaign_taken: ({ key }) => nothing(`there is a gift campaign ${key} already`),
  changed_since: ({ now }) => nothing(`it is ${JSON.stringify(now)} by now`),
  edit_conflict: ({ by }) => nothing(`${by} has saved it meanwhile`),
  price_scheduled: ({ name }) => nothing(`the scheduled price ${name} runs. Say in the office which of the two is meant`),
  code_taken: () => nothing('there is such a code already'),
  flags_exclude: ({ product, flag, beside }) => nothing(flagsExclude({ product: `product ${product}`, flag, beside }).en),
  claims_unconfirmed: ({ claims }) =>
    nothing(
      `it claims a medical effect (${claims.map(({ word }) => word).join(', ')}). Confirm that in the office, or by confirmed_claims`,
    ),
  label_incomplete: ({ missing }) => nothing(`its label does not say ${missing.join(', ')}`),
  name_taken: ({ category }) => nothing(`category ${category} has that name in the same place`),
  other_temperature: ({ product }) => nothing(`product ${product} has another temperature`),
  overlaps: ({ promotion }) => nothing(`promotion ${promotion} of that temperature runs at that time, or is the same`),
  question_taken: ({ faq }) => nothing(`question ${faq} of that topic is the same`),
  reference_taken: () => nothing('under that reference something else was received'),
  sheet_taken: ({ counted }) => nothing(`that sheet says ${counted} of it`),
  slug_taken: ({ product }) => nothing(`product ${product} has that slug`),
  tag_taken: ({ tag }) => nothing(`tag ${tag} has that slug or that name`),
  title_taken: ({ article }) => nothing(`article ${article} has that title`),
  too_deep: () => nothing('the menu has two levels, and no category stands below itself'),
  too_much: ({ product }) => nothing(`the shop can't count so many of product ${product}`),
  topic_taken: ({ topic }) => nothing(`topic ${topic} has that slug or that name`),
}

/** Why a verb did nothing, as operations are told. */
export function whyNot<Code extends WritingRefusal['code']>(refusal: Extract<WritingRefusal, { code: Code }>): string {
  return reasons[refusal.code as Code](refusal)
}

const thereIsNo = (thing: string) => nothing(`there is no ${thing}`)
const nothing = (why: string) => `Nothing was done: ${why}.`
