import type { Companions, Product, ProductFamily } from '#contract/shop/api/products.ts'
import { paths } from '#contract/shop/paths.ts'
import { colourAndSize } from '#rules/catalog/families/choice.ts'
import { fileAt } from '#rules/catalog/pictures/picture.ts'
import { isPointsOnly, isSoldOut } from '#rules/catalog/product.ts'
import type { ReturnRight } from '#rules/label/label-kinds.ts'
import type { Language } from '#rules/locale.ts'
import type { TermsOfDay } from '#rules/terms.ts'
import { labelData } from './label-data.ts'
import { shellTexts } from '#texts/shop/shell.ts'

/** What stands beside the product's own fields. */
type Told = Pick<Companions, 'label' | 'return_right' | 'gtin' | 'arrives_on'>
type Offered = { address: string; files?: string | undefined; terms: TermsOfDay; language: Language; companions: Told }

/**
 * The product for search engines, after schema.org/Product (PRD-21), and a member of a family after schema.org/ProductGroup. `address` is
 * absolute. What points alone buy is not offered for money.
 */
export function productData(product: Product, offered: Offered) {
  return product.family ? groupData({ ...product, family: product.family }, offered) : { '@context': context, ...ownData(product, offered) }
}

const context = 'https://schema.org'

function ownData(product: Product, { address, files, terms, language, companions: { label, gtin, ...told } }: Offered) {
  return {
    '@type': 'Product',
    name: product.name,
    image: picturesOf(product).map((picture) => new URL(fileAt(picture, files), address).href),
    description: product.description_of_good,
    sku: String(product.id),
    ...(gtin !== null && { gtin }),
    brand: brandOf(product),
    ...(label && labelData(label, language)),
    ...(!isPointsOnly(product) && { offers: offerOf(product, { address, terms, ...told }) }),
  }
}

/** What nobody says a brand of is the shop's own. */
const brandOf = ({ brand }: Pick<Product, 'brand'>) => ({ '@type': 'Brand', name: brand?.name ?? shellTexts.shopName.zh })

/** The family, with every member on sale as it is offered at its own address (FAM-12). */
function groupData(product: Product & { family: ProductFamily }, offered: Offered) {
  const { id, name, axes, members } = product.family
  const varies = [...new Set(axes.map(({ is_colour: isColour }) => `https://schema.org/${isColour ? 'color' : 'size'}`))]
  return {
    '@context': context,
    '@type': 'ProductGroup',
    productGroupID: String(id),
    name,
    description: product.description_of_good,
    brand: brandOf(product),
    variesBy: varies,
    hasVariant: members
      .filter((member) => member.id !== product.id || product.available)
      .map((member) => ({
        ...(member.id === product.id ? ownData(product, offered) : memberData(member, offered)),
        ...colourAndSize(axes, member.values),
      })),
  }
}

/** A member at the address of its own. */
function memberData(member: ProductFamily['members'][number], { address, files, language }: Offered) {
  const url = new URL(paths.product(language, member), address).href
  return {
    '@type': 'Product',
    name: member.name,
    image: [new URL(fileAt(member.preview, files), address).href],
    sku: String(member.id),
    ...(!member.points_only && {
      offers: {
        '@type': 'Offer',
        url,
        price: member.price,
        priceCurrency: 'TWD',
        availability: `https://schema.org/${availabilityOf(member)}`,
      },
    }),
  }
}

type Offer = Pick<Offered, 'address' | 'terms'> & Pick<Told, 'return_right' | 'arrives_on'>

function offerOf(product: Product, { address, terms, return_right, arrives_on }: Offer) {
  return {
    '@type': 'Offer',
    url: address,
    price: product.price,
    priceCurrency: 'TWD',
    availability: `https://schema.org/${availabilityOf({ sold_out: isSoldOut(product), exclusive: product.exclusive })}`,
    ...(arrives_on !== null && { availabilityStarts: arrives_on }),
    itemCondition: 'https://schema.org/NewCondition',
    shippingDetails: shippingOf(product, terms),
    hasMerchantReturnPolicy: returnPolicyOf(return_right),
  }
}

/** What the page says of the right of withdrawal (GDS-44). Hygiene goods go back only as they came. */
function returnPolicyOf(right: ReturnRight) {
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: 'TW' }
  if (right === 'perishable' || right === 'custom')
    return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
  return {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    ...(right === 'hygiene' && { itemCondition: 'https://schema.org/NewCondition' }),
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

function availabilityOf({ sold_out: soldOut, exclusive }: { sold_out: boolean; exclusive: boolean }): string {
  if (soldOut) return 'OutOfStock'
  return exclusive ? 'PreOrder' : 'InStock'
}
