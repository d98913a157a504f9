import { paths } from '#contract/shop/paths.ts'
import { inLanguage, localeOf, type Language } from '#rules/locale.ts'
import { shellTexts, shopContacts } from '#texts/shop/shell.ts'

/** The shop and its site for search engines, after schema.org/Organization and schema.org/WebSite. `origin` has no slash at its end. */
export function shopData({ origin, language }: { origin: string; language: Language }) {
  const { facebook, line, threads, email, phone } = shopContacts
  const name = inLanguage(shellTexts.shopName, language)
  const shop = `${origin}/#shop`
  const [search] = paths.search(language, 'q').split('=')
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': shop,
        name,
        description: inLanguage(shellTexts.description, language),
        url: `${origin}/`,
        logo: `${origin}/icon-512.png`,
        email,
        telephone: `+886-${phone.replace(/^0/, '')}`,
        sameAs: [facebook, line, threads],
      },
      {
        '@type': 'WebSite',
        '@id': `${origin}/#site`,
        name,
        url: origin + paths.home(language),
        inLanguage: localeOf(language),
        publisher: { '@id': shop },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${origin}${search}={words}` },
          'query-input': 'required name=words',
        },
      },
    ],
  }
}
