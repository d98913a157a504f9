import type { Companions } from '#contract/shop/api/products.ts'
import { productTexts } from '#texts/shop/product.ts'
import { Film } from '#ui/pictures/film.tsx'
import { useWords } from '#ui/words/words.ts'

type VideosProps = { videos: readonly string[]; poster: string; captions: Companions['captions'] }

/** Films about a product. */
export function Videos({ videos, poster, captions }: VideosProps) {
  const say = useWords()
  return (
    <div className="videos">
      {videos.map((address) => (
        <Film
          key={address}
          address={address}
          label={say(productTexts.playVideo)}
          poster={poster}
          captions={captions.filter(({ film }) => film === address)}
        />
      ))}
    </div>
  )
}
