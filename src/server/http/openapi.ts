import type { AnyContractProcedure, OpenAPI } from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { api } from '#contract/api.ts'
import type { CallMeta } from '#contract/api/call.ts'
import { banner } from '#contract/api/banners.ts'
import { cart, cartItem, cartProduct } from '#contract/api/cart.ts'
import { article, articleCard } from '#contract/api/content.ts'
import { discountAnswer } from '#contract/api/discount.ts'
import { pages } from '#contract/api/fields.ts'
import { order, orderLine, orderRow } from '#contract/api/order.ts'
import { placeOrderBody } from '#contract/api/place-order.ts'
import { plainRoutes } from '#contract/api/plain-routes.ts'
import { bundleEntry, product, productCard } from '#contract/api/products.ts'
import { promotion } from '#contract/api/promotions.ts'
import { contact, contactAttributes, contactRow, foreignContactAttributes } from '#contract/api/recipients.ts'
import { savedCard } from '#contract/api/cards.ts'
import { user } from '#contract/api/user.ts'
import { wishlistItem } from '#contract/api/wishlist.ts'
import { problemText } from '#texts/problems.ts'

const shapes = {
  ProductCard: productCard,
  Product: product,
  BundleEntry: bundleEntry,
  CartProduct: cartProduct,
  CartItem: cartItem,
  Cart: cart,
  Promotion: promotion,
  DiscountAnswer: discountAnswer,
  Order: order,
  OrderRow: orderRow,
  OrderLine: orderLine,
  User: user,
  SavedCard: savedCard,
  Contact: contact,
  ContactRow: contactRow,
  WishlistItem: wishlistItem,
  Article: article,
  ArticleCard: articleCard,
  Banner: banner,
  Pages: pages,
}

const askedShapes = { PlaceOrder: placeOrderBody, ContactAttributes: contactAttributes, ForeignContactAttributes: foreignContactAttributes }

/** The whole API as an OpenAPI 3.1 document, made from the contract: it cannot say anything but what the server does. */
export async function describeApi(publicAddress: string): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const document = await generator.generate(
    { ...api, ...plainRoutes },
    {
      info: {
        title: 'Meihao 梅好',
        version: '1',
        description: 'Amounts are whole TWD, times ISO 8601 with offset. Accept-Language zh-TW or en-US chooses the language of names and messages.',
      },
      servers: [{ url: publicAddress }],
      components: { securitySchemes },
      commonSchemas: { ...named(shapes, 'output'), ...named(askedShapes, 'input') },
      customErrorResponseBodySchema: (problems) => ({ oneOf: problems.map(([status, , , details]) => problemSchema(status, details)) }),
      filter: ({ contract, path }) => describeCall(contract, path),
    },
  )
  return document
}
