/** A line that a member of the cast has put into the cart, oldest first. */
export type SeedCartLine = {
  product: string
  quantity: number
  addedHoursAgo: number
  /** Taken from a promotion, for its price. */
  addOn?: true
  withPoints?: true
  /** Units by product, for the whole line. */
  picks?: Readonly<Record<string, number>>
}

/** All temperatures, and of normal goods every kind that the cart tells apart. Gifts come by themselves when the cart is read. */
export const meiCart: readonly SeedCartLine[] = [
  { product: 'cream-rice-ceramide', quantity: 1, addedHoursAgo: 70 },
  {
    product: 'gel-refill-trio',
    quantity: 1,
    addedHoursAgo: 69,
    picks: { 'gel-polish-red-plum': 1, 'gel-polish-dusty-rose': 1, 'gel-polish-cat-eye-night': 1 },
  },
  { product: 'sunscreen-light-spf50', quantity: 1, addedHoursAgo: 52, withPoints: true },
  { product: 'mask-hyaluronic-5', quantity: 2, addedHoursAgo: 51, addOn: true },
  { product: 'tea-oriental-beauty', quantity: 1, addedHoursAgo: 30 },
  { product: 'gel-lamp-studio-96w', quantity: 1, addedHoursAgo: 29 },
  { product: 'cheesecake-lemon-slices-6', quantity: 1, addedHoursAgo: 26 },
  { product: 'milk-pasture-936', quantity: 2, addedHoursAgo: 25 },
  {
    product: 'dumpling-family-pack',
    quantity: 1,
    addedHoursAgo: 9,
    picks: { 'dumplings-cabbage-pork-30': 1, 'dumplings-chive-pork-30': 1, 'dumplings-shrimp-24': 2 },
  },
  { product: 'soup-beef-noodle', quantity: 2, addedHoursAgo: 8 },
]

/** What mei keeps for later; an entry leaves the list 180 days after it came. */
export const meiWishlist: readonly { product: string; addedDaysAgo: number }[] = [
  { product: 'diffuser-hinoki', addedDaysAgo: 178 },
  { product: 'comb-boxwood-wide', addedDaysAgo: 121 },
  { product: 'cushion-foundation-23', addedDaysAgo: 64 },
  { product: 'fruit-wax-apple-gift', addedDaysAgo: 19 },
  { product: 'new-year-gel-box', addedDaysAgo: 3 },
]
