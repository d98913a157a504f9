/** 全部, 偏低, 售完, 即期. */
export const stockViews = ['all', 'low', 'sold_out', 'expiring'] as const
export type StockView = (typeof stockViews)[number]
