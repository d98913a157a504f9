import type { Product } from '#contract/shop/api/products.ts'
import { isPointsOnly, isSoldOut } from '#rules/catalog/product.ts'
import type { TermsOfDay } from '#rules/terms.ts'
import { shellTexts } from '#texts/shop/shell.ts'

type Offered = { address: string; terms: TermsOfDay }

/** The product for search engines, after schema.org/Product (PRD-21). `address` is absolute. What points alone buy is not offered for money. */
export function productData(product: Product, { address, terms }: Offered) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    image: picturesOf(product).map((picture) => new URL(picture, address).href),
    description: product.description_of_good,
    sku: String(product.id),
    brand: { '@type': 'Brand', name: shellTexts.shopName.zh },
    ...(!isPointsOnly(product) && { offers: offerOf(product, { address, terms }) }),
  }
}

function offerOf(product: Product, { address, terms }: Offered) {
  return {
    '@type': 'Offer',
    url: address,
    price: product.price,
    priceCurrency: 'TWD',
    availability: `https://schema.org/${availabilityOf(product)}`,
    itemCondition: 'https://schema.org/NewCondition',
    shippingDetails: shippingOf(product, terms),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'TW',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: returnDays,
      returnMethod: 'https://schema.org/ReturnByMail',
    },
  }
}

/** Days to look at what has come, as the law gives them to whoever buys at a distance (Consumer Protection Act, article 19). */
const returnDays = 7

/** Working days until goods of the shelf leave the house, and days on the way within Taiwan: what the page itself says. */
const handlingDays = { least: 1, most: 3 }
const transitDays = { least: 1, most: 2 }

function shippingOf({ price, temperature, exclusive }: Product, { delivery, preorder }: TermsOfDay) {
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'TW' },
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: price >= delivery.free_from[temperature] ? 0 : delivery.domestic_fee,
      currency: 'TWD',
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: daysOf(exclusive ? preorder : handlingDays),
      transitTime: daysOf(transitDays),
    },
  }
}

function daysOf({ least, most }: { least: number; most: number }) {
  return { '@type': 'QuantitativeValue', minValue: least, maxValue: most, unitCode: 'DAY' }
}

/** All pictures, the preview first and no picture twice. */
export function picturesOf({ preview, pictures }: Pick<Product, 'preview' | 'pictures'>): string[] {
  return [...new Set([preview, ...pictures])]
}

function availabilityOf(product: Product): string {
  if (isSoldOut(product)) return 'OutOfStock'
  return product.exclusive ? 'PreOrder' : 'InStock'
}
