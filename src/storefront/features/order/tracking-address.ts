import type { ShippingMethod } from '#contract/shop/api/order.ts'
import { carrierOf } from '#rules/shipping/shipping.ts'

/**
 * Where the carrier tells how far a parcel is (SHP-14). 7-Eleven takes no number in the address: its page asks for it,
 * behind a captcha.
 */
export function trackingAddress(method: ShippingMethod, number: string): string {
  const no = encodeURIComponent(number)
  switch (carrierOf(method)) {
    case 'tcat':
      return `https://www.t-cat.com.tw/Inquire/TraceDetail.aspx?BillID=${no}`
    case 'seven':
      return 'https://eservice.7-11.com.tw/e-tracking/search.aspx'
    case 'ups':
      return `https://www.ups.com/track?loc=zh_TW&tracknum=${no}`
  }
}
