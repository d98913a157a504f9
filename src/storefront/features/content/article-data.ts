import type { Article } from '#contract/api/content.ts'
import { localeOf, type Language } from '#rules/locale.ts'

type Place = { address: string; language: Language }

/** The article for search engines, after schema.org/Article. `address` is absolute. */
export function articleData(article: Article, { address, language }: Place) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    image: [new URL(article.cover, address).href],
    datePublished: article.published_at,
    inLanguage: localeOf(language),
    keywords: article.tags,
    mainEntityOfPage: address,
    author: { '@type': 'Organization', name: '梅好 Meihao' },
    publisher: { '@type': 'Organization', name: '梅好 Meihao' },
  }
}
