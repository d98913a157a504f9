const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Text for XML. Signs that XML 1.0 has no place for are left out. */
export function xmlText(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

export function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`
}
