/** The way to a page, as search engines show it above its name; after schema.org/BreadcrumbList. */
export function trailData(trail: readonly { name: string; address: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, address }, place) => ({ '@type': 'ListItem', position: place + 1, name, item: address })),
  }
}
