import { inLanguage, localeOf, type Language } from '#rules/locale.ts'
import { fileAt, pictureAt } from '#rules/catalog/pictures/picture.ts'
import { shellTexts, titleOf } from '#texts/shop/shell.ts'

type PageHead = {
  language: Language
  /** The page's own name; the shop's name is put behind it. Left out on the home page. */
  title?: string
  description?: string
  /** The address of the page in a language, without query. Pages that search engines should not keep have none. */
  pathIn?: (language: Language) => string
  image?: string | null | undefined
  /** What the page is, as those who show shared links name it. */
  kind?: 'website' | 'article' | 'product'
  /** Where the shop is: search engines want whole addresses. */
  origin: string
  /** Another origin from which its pictures are fetched. */
  files?: string
}

/** The languages as search engines name them; whoever reads neither gets Chinese. */
const hreflangs: readonly (readonly [string, Language])[] = [
  ['zh-TW', 'zh'],
  ['en', 'en'],
  ['x-default', 'zh'],
]

/** What stands in the head of a page: its title, its description, its addresses in both languages. */
export function headOf({ language, title, description, pathIn, image, kind = 'website', origin, files }: PageHead) {
  const name = title ? inLanguage(titleOf(title), language) : inLanguage(shellTexts.shopName, language)
  const about = description || inLanguage(shellTexts.description, language)
  const meta = [
    { title: name },
    { name: 'description', content: about.slice(0, 160) },
    // Who shows shared links asks the server; a browser that goes on to the next page need not know.
    ...(import.meta.env.SSR ? sharedLink({ name, about, language, pathIn, kind, image: image && fileAt(image, files), origin }) : []),
  ]
  const manifest = { rel: 'manifest', href: `/${language}.webmanifest` }
  if (!pathIn) return { meta: [...meta, { name: 'robots', content: 'noindex' }], links: [manifest] }
  const others = hreflangs.map(([hrefLang, each]) => ({ rel: 'alternate', hrefLang, href: origin + pathIn(each) }))
  return { meta, links: [manifest, { rel: 'canonical', href: origin + pathIn(language) }, ...others] }
}

type SharedLink = Pick<PageHead, 'language' | 'image' | 'origin'> &
  Required<Pick<PageHead, 'kind'>> & { name: string; about: string; pathIn: PageHead['pathIn'] | undefined }

/** How a link to the page looks where it is shared. */
function sharedLink({ name, about, language, pathIn, kind, image, origin }: SharedLink) {
  return [
    { property: 'og:title', content: name },
    { property: 'og:description', content: about.slice(0, 160) },
    { property: 'og:site_name', content: inLanguage(shellTexts.shopName, language) },
    { property: 'og:type', content: kind },
    { property: 'og:locale', content: localeOf(language).replace('-', '_') },
    ...(pathIn ? [{ property: 'og:url', content: origin + pathIn(language) }] : []),
    ...sharePicture({ image, kind, origin }),
  ]
}

/** Messengers show JPEG; what has no picture of its own is shared with the shop's. Pictures of products are square: they are shown whole, beside the words. */
function sharePicture({ image, kind, origin }: Required<Pick<PageHead, 'kind'>> & Pick<PageHead, 'image' | 'origin'>) {
  const isSquare = kind === 'product' && Boolean(image)
  const picture = image ? pictureAt(image, { width: 1200, format: 'jpg' }) : '/share.jpg'
  return [
    { property: 'og:image', content: picture.startsWith('/') ? origin + picture : picture },
    ...(isSquare
      ? [
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '1200' },
        ]
      : []),
    { name: 'twitter:card', content: isSquare ? 'summary' : 'summary_large_image' },
  ]
}
