import type { Faq } from '#contract/shop/api/content.ts'

/** The questions of a topic for search engines, after schema.org/FAQPage. */
export function faqData(faqs: readonly Faq[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ title, content }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: content },
    })),
  }
}
