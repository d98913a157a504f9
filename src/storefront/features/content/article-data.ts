import type { Article } from '#contract/shop/api/content.ts'
import { fileAt } from '#rules/catalog/pictures/picture.ts'
import { inLanguage, localeOf, type Language } from '#rules/locale.ts'
import { shellTexts } from '#texts/shop/shell.ts'

type Place = { address: string; files?: string | undefined; language: Language; changedAt: string | undefined }

/** The article for search engines, after schema.org/Article. `address` is absolute. */
export function articleData(article: Article, { address, files, language, changedAt }: Place) {
  const shop = { '@type': 'Organization', name: inLanguage(shellTexts.shopName, language) }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    image: [new URL(fileAt(article.cover, files), address).href],
    datePublished: article.published_at,
    dateModified: changedAt ?? article.published_at,
    inLanguage: localeOf(language),
    keywords: article.tags,
    mainEntityOfPage: address,
    author: shop,
    publisher: shop,
  }
}
