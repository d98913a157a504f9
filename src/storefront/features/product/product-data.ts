import type { Product } from '#contract/shop/api/products.ts'
import { isSoldOut } from '#rules/catalog/product.ts'
import { shellTexts } from '#texts/shop/shell.ts'

/** The product for search engines, after schema.org/Product (PRD-21). `address` is absolute. */
export function productData(product: Product, { address }: { address: string }) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    image: picturesOf(product).map((picture) => new URL(picture, address).href),
    description: product.description_of_good,
    sku: String(product.id),
    brand: { '@type': 'Brand', name: shellTexts.shopName.zh },
    offers: {
      '@type': 'Offer',
      url: address,
      price: product.price,
      priceCurrency: 'TWD',
      availability: `https://schema.org/${availabilityOf(product)}`,
    },
  }
}

/** The way to the product, as search engines show it above its name; after schema.org/BreadcrumbList. */
export function trailData(trail: readonly { name: string; address: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, address }, place) => ({ '@type': 'ListItem', position: place + 1, name, item: address })),
  }
}

/** All pictures, the preview first and no picture twice. */
export function picturesOf({ preview, pictures }: Pick<Product, 'preview' | 'pictures'>): string[] {
  return [...new Set([preview, ...pictures])]
}

function availabilityOf(product: Product): string {
  if (isSoldOut(product)) return 'OutOfStock'
  return product.exclusive ? 'PreOrder' : 'InStock'
}
