import { productTexts } from '#texts/product.ts'
import { Film } from '../../ui/film.tsx'
import { useWords } from '../../ui/words.ts'

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
