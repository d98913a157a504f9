import { languages, type Language } from '#rules/locale.ts'
import { element, xmlText } from './xml.ts'

/** A page: its path in a language, in which languages it exists (both, unless told), and when its content last changed. */
export type MappedPage = { path: (language: Language) => string; languages?: readonly Language[]; changedAt?: Date }

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** Names of the languages as search engines know them; whoever reads neither gets Chinese, the shop's first language. */
const hreflangs: readonly (readonly [string, Language])[] = [
  ['zh-TW', 'zh'],
  ['en', 'en'],
  ['x-default', 'zh'],
]

/** Pages with their other language beside them. Source: https://developers.google.com/search/docs/specialty/international/localized-versions */
export function sitemapOf(pages: readonly MappedPage[], publicAddress: string): string {
  const urls = pages.flatMap((page) => (page.languages ?? languages).map((language) => urlOf(page, { language, publicAddress })))
  return `${head}<urlset ${names}>\n${urls.join('\n')}\n</urlset>\n`
}

function urlOf(
  { path, languages: spoken = languages, changedAt }: MappedPage,
  { language, publicAddress }: { language: Language; publicAddress: string },
): string {
  const others = hreflangs
    .filter(([, other]) => spoken.includes(other))
    .map(([hreflang, other]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${xmlText(publicAddress + path(other))}"/>`)
  const changed = changedAt ? element('lastmod', changedAt.toISOString()) : ''
  return `<url>${element('loc', publicAddress + path(language))}${changed}${others.join('')}</url>`
}

export function sitemapIndexOf(paths: readonly string[], publicAddress: string): string {
  const maps = paths.map((path) => `<sitemap>${element('loc', publicAddress + path)}</sitemap>`)
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps.join('\n')}\n</sitemapindex>\n`
}
