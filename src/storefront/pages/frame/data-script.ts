/** Data for search engines in the head of a page (JSON-LD, schema.org). No text in it can end its script. */
export function dataScript(data: object): { type: string; children: string } {
  return { type: 'application/ld+json', children: JSON.stringify(data).replaceAll('<', '\\u003c') }
}
