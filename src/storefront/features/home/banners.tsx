import './home.css'
import { addressIn } from '#contract/shared/address-in.ts'
import type { Banner } from '#contract/shop/api/banners.ts'
import { bannerAutoplayMs, preloadedBanners } from '#rules/constants.ts'
import { bannerWords } from '#rules/banner-words.ts'
import { homeTexts } from '#texts/shop/home.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import { Carousel } from '#ui/pictures/carousel.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { Phrases } from '#ui/words/phrases.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** The banners, each leading somewhere in a new tab (HOM-01 to HOM-04). */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  const say = useWords()
  if (banners.length === 0) return null
  return (
    <Carousel
      label={say(homeTexts.highlights)}
      autoplayMs={bannerAutoplayMs}
      slides={banners.map((banner) => ({ key: banner.id, content: (slide) => <BannerSlide banner={banner} {...slide} /> }))}
    />
  )
}

function BannerSlide({ banner, current, place }: { banner: Banner; current: boolean; place: number }) {
  const say = useWords()
  const language = useLanguage()
  const { headline, offer, call } = bannerWords(banner.title)
  return (
    <a className="slide" href={addressIn(banner.url, language)} target="_blank" rel="noopener" data-current={current || undefined}>
      <Picture
        url={banner.desktop_image}
        alt=""
        widths={[800, 1200, 1600, 1920]}
        sizes="(min-width: 1280px) 1200px, 100vw"
        ratio={[1920, 800]}
        eager={place === 0 || (place < preloadedBanners && 'soon')}
        narrow={{ url: banner.mobile_image, widths: [400, 800, 1200], sizes: '100vw', upToPx: 767 }}
      />
      <span className="words">
        <span className="title">
          <Phrases text={headline} />
        </span>
        {offer && <span className="offer">{offer}</span>}
        <span className="go">
          {call ?? say(homeTexts.look)}
          <Icon name="arrow" />
        </span>
        <span className="hidden-text">({say(shellTexts.newTab)})</span>
      </span>
    </a>
  )
}
