import { paths } from '#contract/shop/paths.ts'
import { shellTexts } from '#texts/shop/shell.ts'

/** The pages of a member, in the order of every menu (SHL-06). */
export const memberLinks = [
  { text: shellTexts.orders, icon: 'box', pathIn: paths.orders },
  { text: shellTexts.profile, icon: 'user', pathIn: paths.profile },
  { text: shellTexts.cards, icon: 'card', pathIn: paths.card },
  { text: shellTexts.points, icon: 'star', pathIn: paths.point },
  { text: shellTexts.wishlist, icon: 'heart', pathIn: paths.wishlist },
  { text: shellTexts.addresses, icon: 'truck', pathIn: paths.address },
] as const
