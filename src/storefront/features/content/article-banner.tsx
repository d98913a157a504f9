import './content.css'
import { addressIn } from '#contract/shared/address-in.ts'
import type { Banner } from '#contract/shop/api/banners.ts'
import { bannerWords } from '#rules/banner-words.ts'
import { articleTexts } from '#texts/shop/content.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** The banner of the article pages, one picture for wide screens and one for narrow ones (CNT-07). */
export function ArticleBanner({ banner }: { banner: Banner }) {
  const say = useWords()
  const language = useLanguage()
  return (
    <a className="article-banner" href={addressIn(banner.url, language)}>
      <Picture
        url={banner.desktop_image}
        alt=""
        widths={[800, 1200, 1600, 1920]}
        sizes="(min-width: 1280px) 1280px, 100vw"
        ratio={[1920, 800]}
        narrow={{ url: banner.mobile_image, widths: [400, 800], sizes: '100vw', upToPx: 767 }}
      />
      <span className="words">
        <span className="note">{say(articleTexts.recommendation)}</span>
        <span className="title">{bannerWords(banner.title).headline}</span>
      </span>
    </a>
  )
}
