import type { OpenAPI } from '@orpc/contract'

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
type Operation = OpenAPI.OperationObject & { address: string }

/** The look of the page; its hash stands in the page's security policy. */
export const apiPageStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1rem }
h2 { margin-top: 2.5rem; text-transform: capitalize }
details { border: 1px solid #8884; border-radius: .5rem; margin: .5rem 0; padding: .5rem .75rem }
summary { cursor: pointer }
code, pre { font: 14px/1.5 ui-monospace, monospace }
pre { overflow-x: auto; padding: .75rem; border-radius: .5rem; background: #8881 }
a { color: inherit }
`

/** The OpenAPI document for people: one page, grouped by capability, that needs neither scripts nor the network. `forWhom` may make what not anybody may; `source` is where the document itself lies. */
export function apiPage(document: OpenAPI.Document, { forWhom = 'For members.', source = 'openapi.json' } = {}): string {
  const groups = Map.groupBy(operationsOf(document), (operation) => operation.tags?.[0] ?? '')
  const schemas = Object.entries(document.components?.schemas ?? {})
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(document.info.title)} API</title>
<style>${apiPageStyle}</style>
</head>
<body>
<h1>${escape(document.info.title)} API</h1>
<p>${escape(document.info.description ?? '')}</p>
<p><a href="${escape(source)}">openapi.json</a></p>
${[...groups].map(([name, operations]) => `<h2>${escape(name)}</h2>\n${operations.map((operation) => drawOperation(operation, forWhom)).join('\n')}`).join('\n')}
<h2>Shapes</h2>
${schemas.map(([name, schema]) => `<details id="${escape(name)}"><summary><code>${escape(name)}</code></summary>${drawSchema(schema)}</details>`).join('\n')}
</body>
</html>
`
}

function operationsOf(document: OpenAPI.Document): Operation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item?.[method]
      return operation ? [{ ...operation, address: `${method.toUpperCase()} ${path}` }] : []
    }),
  )
}

function drawOperation(
  { address, summary = '', description = '', security = [], parameters = [], requestBody, responses = {} }: Operation,
  forWhom: string,
): string {
  const answers = Object.entries(responses).map(([status, answer]) => {
    const words = 'description' in answer ? answer.description : ''
    return `<h4>${status} ${escape(words ?? '')}</h4>${drawContent(answer)}`
  })
  return `<details><summary><code>${escape(address)}</code> ${escape(summary)}</summary>
${description && `<p>${escape(description)}</p>`}
<p>${security.length > 0 ? forWhom : 'For anybody.'}</p>
${parameters.length ? `<h4>Parameters</h4>${drawSchema(parameters)}` : ''}
${requestBody ? `<h4>Body</h4>${drawContent(requestBody)}` : ''}
${answers.join('\n')}
</details>`
}

function drawContent(part: object): string {
  const content = 'content' in part && typeof part.content === 'object' ? part.content : {}
  return Object.entries(content ?? {})
    .map(([type, media]) => `<p><code>${escape(type)}</code></p>${drawSchema((media as OpenAPI.MediaTypeObject).schema)}`)
    .join('')
}

/** A schema as it stands in the document, with every reference a link to its shape. */
function drawSchema(schema: unknown): string {
  const text = escape(JSON.stringify(schema, null, 2) ?? '')
  return `<pre>${text.replace(/#\/components\/schemas\/(\w+)/g, '<a href="#$1">$1</a>')}</pre>`
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
