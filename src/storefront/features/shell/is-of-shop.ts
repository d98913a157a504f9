/** Whether a link of a menu leads to a page of the shop, which opens without loading a document. */
export function isOfShop(href: string): boolean {
  return href.startsWith('/')
}
