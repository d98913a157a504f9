import { STATUS_CODES } from 'node:http'
import type { AnySchema, OpenAPI } from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { api } from '#contract/shop/api.ts'
import { banner } from '#contract/shop/api/banners.ts'
import { cart, cartItem, cartProduct } from '#contract/shop/api/cart.ts'
import { article, articleCard } from '#contract/shop/api/content.ts'
import { discountAnswer } from '#contract/shop/api/discount.ts'
import { pages } from '#contract/shared/fields.ts'
import { order, orderLine, orderRow } from '#contract/shop/api/order.ts'
import { placeOrderBody } from '#contract/shop/api/place-order.ts'
import { plainRoutes } from '#contract/shop/api/plain-routes.ts'
import { bundleEntry, product, productCard } from '#contract/shop/api/products.ts'
import { promotion } from '#contract/shop/api/promotions.ts'
import { contact, contactAttributes, contactRow, foreignContactAttributes } from '#contract/shop/api/recipients.ts'
import { savedCard } from '#contract/shop/api/cards.ts'
import { user } from '#contract/shop/api/user.ts'
import { wishlistItem } from '#contract/shop/api/wishlist.ts'
import { listCalls, type Call } from '#contract/shop/calls.ts'
import { problemText } from '#texts/shared/problems.ts'
import { csrfCookie, sessionCookie } from '#server/platform/sessions/cookies.ts'

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
  const problems: Record<string, OpenAPI.SchemaObject> = {}
  const document = await generator.generate(
    { ...api, ...plainRoutes },
    {
      info,
      servers: [{ url: publicAddress }],
      commonSchemas: { ...namedAs(shapes, 'output'), ...namedAs(askedShapes, 'input') },
      customErrorResponseBodySchema: (errors) => {
        for (const [status, , , details] of errors) problems[status] ??= problemSchema(status, details)
        return { oneOf: errors.map(([status]) => ({ $ref: `#/components/schemas/${status}` })) }
      },
    },
  )
  document.components = { securitySchemes, schemas: { ...document.components?.schemas, ...problems } }
  for (const call of listCalls()) addWhoAndWhat(operationOf(document, call), call)
  return JSON.parse(JSON.stringify(document, withoutNoise)) as OpenAPI.Document
}

const info = {
  title: 'Meihao',
  version: '1',
  description:
    'The calls of the shop. Amounts are whole TWD, times ISO 8601 with offset, days YYYY-MM-DD. Accept-Language zh-TW or en-US chooses the language of names and messages.',
}

const securitySchemes: Record<string, OpenAPI.SecuritySchemeObject> = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie({ secure: false }),
    description: `Given by signing in; by https its name is ${sessionCookie({ secure: true })}.`,
  },
  csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token', description: `The value of the cookie ${csrfCookie}.` },
}

function namedAs(schemas: Record<string, AnySchema>, strategy: 'input' | 'output') {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, { schema, strategy }]))
}

/** The body of an error: status, a message for people, and whatever this problem carries besides. */
function problemSchema(status: string, details: unknown): OpenAPI.SchemaObject {
  const { properties = {}, required = [] } = details as OpenAPI.SchemaObject
  return {
    type: 'object',
    properties: { status: { const: status }, message: { type: 'string', examples: [problemText(status, {}).en] }, ...properties },
    required: ['status', 'message', ...required],
  }
}

function operationOf(document: OpenAPI.Document, { method, path }: Call): OpenAPI.OperationObject {
  const operation = document.paths?.[path]?.[method.toLowerCase() as 'get']
  if (!operation) throw new Error(`${method} ${path} is not in the document`)
  return operation
}

/** Groups a call with those of its capability, says who may make it, and what plain routes take and answer. */
function addWhoAndWhat(operation: OpenAPI.OperationObject, { name, method, auth, plain }: Call): void {
  operation.tags = [name.split('.', 1)[0] ?? name]
  operation.security = securityOf({ auth, method })
  for (const [status, answer] of Object.entries(operation.responses ?? {})) {
    if ('$ref' in answer) continue
    if (answer.description === status) answer.description = STATUS_CODES[status] ?? status
    if (status === '302')
      answer.headers = { Location: { description: 'Where the browser goes on', required: true, schema: { type: 'string' } } }
    if (plain && Number(status) < 400) delete answer.content
  }
  if (!plain || !operation.requestBody || '$ref' in operation.requestBody) return
  const [form] = Object.values(operation.requestBody.content)
  if (form) operation.requestBody.content = { 'application/x-www-form-urlencoded': form }
  else delete operation.requestBody
}

/** Said of every call: an empty list is a call for anybody, where nothing said would leave it open. */
function securityOf({ auth, method }: Pick<Call, 'auth' | 'method'>): OpenAPI.SecurityRequirementObject[] {
  if (auth !== 'member') return []
  return [method === 'GET' ? { session: [] } : { session: [], csrf: [] }]
}

/** What the generator says of every number and parameter, and nobody needs to read. */
function withoutNoise(key: string, value: unknown): unknown {
  const isNoise = key === 'allowEmptyValue' || key === 'allowReserved' || ((key === 'maximum' || key === 'minimum') && !isNarrow(value))
  return isNoise ? undefined : value
}

function isNarrow(bound: unknown): boolean {
  return typeof bound !== 'number' || Math.abs(bound) < Number.MAX_SAFE_INTEGER
}
