import { STATUS_CODES } from 'node:http'
import type { AnyContractRouter, AnySchema, OpenAPI } from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import * as z from 'zod'
import { problemText } from '#texts/shared/problems.ts'

/** What the document says of one call beside its shapes. */
export type CallToDescribe = {
  /** `orders.place` */
  name: string
  method: string
  path: string
  /** Served by a plain route: it takes a form, or answers with a redirect. */
  plain: boolean
  /** Said of every call: an empty list is a call for anybody, where nothing said would leave it open. */
  security: OpenAPI.SecurityRequirementObject[]
  description?: string
}

export type ContractToDescribe = {
  contract: AnyContractRouter
  calls: readonly CallToDescribe[]
  info: OpenAPI.InfoObject
  publicAddress: string
  securitySchemes: Record<string, OpenAPI.SecuritySchemeObject>
  /** Shapes that have a name of their own, as they are answered and as they are asked. */
  shapes?: Record<string, AnySchema>
  askedShapes?: Record<string, AnySchema>
}

/** A whole API as an OpenAPI 3.1 document, made from its contract: it cannot say anything but what the server does. */
export async function describeContract({
  contract,
  calls,
  info,
  publicAddress,
  securitySchemes,
  shapes = {},
  askedShapes = {},
}: ContractToDescribe): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter({ interceptors: [bytesOrNext] })] })
  const problems: Record<string, OpenAPI.SchemaObject> = {}
  const document = await generator.generate(contract, {
    info,
    servers: [{ url: publicAddress }],
    commonSchemas: { ...namedAs(shapes, 'output'), ...namedAs(askedShapes, 'input') },
    customErrorResponseBodySchema: (errors) => {
      for (const [status, , , details] of errors) problems[status] ??= problemSchema(status, details)
      return { oneOf: errors.map(([status]) => ({ $ref: `#/components/schemas/${status}` })) }
    },
  })
  document.components = { securitySchemes, schemas: { ...document.components?.schemas, ...problems } }
  for (const call of calls) addWhoAndWhat(operationOf(document, call), call)
  return JSON.parse(JSON.stringify(document, withoutNoise)) as OpenAPI.Document
}

type Interceptor = NonNullable<NonNullable<ConstructorParameters<typeof ZodToJsonSchemaConverter>[0]>['interceptors']>[number]

/** The converter knows no bytes that travel by themselves, and would say that nothing is right. */
const bytesOrNext: Interceptor = ({ schema, next }) =>
  z.globalRegistry.get(schema)?.['format'] === 'binary' ? [true, { type: 'string', contentMediaType: 'application/octet-stream' }] : next()

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

function operationOf(document: OpenAPI.Document, { method, path }: CallToDescribe): OpenAPI.OperationObject {
  const operation = document.paths?.[path]?.[method.toLowerCase() as 'get']
  if (!operation) throw new Error(`${method} ${path} is not in the document`)
  return operation
}

/** Groups a call with those of its capability, says who may make it, and what plain routes take and answer. */
function addWhoAndWhat(operation: OpenAPI.OperationObject, { name, plain, security, description }: CallToDescribe): void {
  operation.tags = [name.split('.', 1)[0] ?? name]
  operation.security = security
  if (description !== undefined) operation.description = description
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

/** What the generator says of every number and parameter, and nobody needs to read. */
function withoutNoise(key: string, value: unknown): unknown {
  const isNoise = key === 'allowEmptyValue' || key === 'allowReserved' || ((key === 'maximum' || key === 'minimum') && !isNarrow(value))
  return isNoise ? undefined : value
}

function isNarrow(bound: unknown): boolean {
  return typeof bound !== 'number' || Math.abs(bound) < Number.MAX_SAFE_INTEGER
}
