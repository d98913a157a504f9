import { productTexts } from '#texts/shop/product.ts'
import { Film } from '#ui/pictures/film.tsx'
import { useWords } from '#ui/words/words.ts'

/** Films about a product. */
export function Videos({ videos, poster }: { videos: readonly string[]; poster: string }) {
  const say = useWords()
  return (
    <div className="videos">
      {videos.map((address) => (
        <Film key={address} address={address} label={say(productTexts.playVideo)} poster={poster} />
      ))}
    </div>
  )
}
