/** How long parcels are on their way at most, by how they travel, and when goods are blocked of which no least days are said. */
export type StockTerms = {
  days_on_the_way: Readonly<Record<'black_cat' | 'seven' | 'ups', number>>
  days_before_expiry: number
}

/** D-214. */
export const defaultStockTerms: StockTerms = { days_on_the_way: { black_cat: 2, seven: 3, ups: 10 }, days_before_expiry: 30 }
