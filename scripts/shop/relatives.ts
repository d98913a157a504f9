import { setBundleOfProduct } from '#server/catalog/products/relatives/set-bundle-of-product.ts'
import { setLinkedProducts } from '#server/catalog/products/relatives/set-linked-products.ts'
import { setSplitStocksOfProduct } from '#server/catalog/products/relatives/set-split-stocks-of-product.ts'
import { changing } from './writing.ts'

export const setAccessories = changing({
  what: 'The list of accessories of product',
  takes: ['product', 'accessories'],
  does: 'Makes these products and no others the accessories of a product, in this order. They are their ids in JSON, such as [12,7].',
  change: (shop, { actor, of, said }) => setLinkedProducts(shop, { actor, product: of, kind: 'accessories', linked: said }),
})

export const setSiblings = changing({
  what: 'The list of other styles of product',
  takes: ['product', 'siblings'],
  does: 'Makes these products and no others the other styles of a product, in this order. They are their ids in JSON, such as [13,14].',
  change: (shop, { actor, of, said }) => setLinkedProducts(shop, { actor, product: of, kind: 'siblings', linked: said }),
})

export const setBundle = changing({
  what: 'The bundle of product',
  takes: ['product', 'bundle'],
  does: 'Says what is picked along with a product, and how many for each. It is JSON such as {"picks":2,"entries":[{"product":12,"name_zh":"上層","required":true,"max_amount":2,"quantity":1},{"product":13,"name_zh":"磨棒","max_amount":1}]}; {"picks":0,"entries":[]} ends it.',
  change: (shop, { actor, of, said }) => setBundleOfProduct(shop, { actor, product: of, bundle: said }),
})

export const setSplitStocks = changing({
  what: 'What travels apart of product',
  takes: ['product', 'parts'],
  does: 'Says what of a product travels apart, as JSON such as [{"stock_description_zh":"原廠寄出"}]; it is paid beforehand from then on. With [] it travels whole.',
  change: (shop, { actor, of, said }) => setSplitStocksOfProduct(shop, { actor, product: of, parts: said }),
})
