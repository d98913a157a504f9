/** What a courier tells of a parcel. `store_closed`: the store that it goes to has closed, and it waits for another one. */
export const parcelStates = [
  'booked',
  'under_way',
  'at_store',
  'delivered',
  'picked_up',
  'not_collected',
  'returned',
  'damaged',
  'store_closed',
] as const
export type ParcelState = (typeof parcelStates)[number]
