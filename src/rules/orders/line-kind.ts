/** What the office calls a line of an order by: how its goods came into it. */
export const lineKinds = ['goods', 'first_purchase', 'add_on', 'gift', 'vvip_gift', 'birthday_gift'] as const
export type LineKind = (typeof lineKinds)[number]

/** Of a line as it was ordered; that it was checked out alone says nothing any more. */
export function lineKindOf(itemType: string): LineKind {
  switch (itemType.replace(/_standalone$/, '')) {
    case 'first_purchase':
    case 'first':
      return 'first_purchase'
    case 'add_on':
      return 'add_on'
    case 'gifts':
      return 'gift'
    case 'vvip_gift':
      return 'vvip_gift'
    case 'birthday_gift':
      return 'birthday_gift'
    default:
      return 'goods'
  }
}
