import { useState } from 'react'
import { productTexts } from '#texts/product.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useWords } from '../../ui/words.ts'

/** Films about a product. Nothing is fetched from elsewhere before somebody wants to see it. */
export function Videos({ videos, poster }: { videos: readonly string[]; poster: string }) {
  return (
    <div className="videos">
      {videos.map((address) => (
        <Video key={address} address={address} poster={poster} />
      ))}
    </div>
  )
}

function Video({ address, poster }: { address: string; poster: string }) {
  const say = useWords()
  const [playing, setPlaying] = useState(false)
  const film = youtubeFilm(address)
  // The shop's own films have no spoken words, and so no captions.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (!film) return <video className="video" src={address} controls preload="none" />
  if (!playing) {
    return (
      <button type="button" className="video" aria-label={say(productTexts.playVideo)} onClick={() => setPlaying(true)}>
        <Picture url={poster} alt="" widths={[400, 800]} sizes="(min-width: 768px) 600px, 100vw" />
        <span className="play">
          <Icon name="play" size="large" />
        </span>
      </button>
    )
  }
  return (
    <div className="video">
      <iframe src={`https://www.youtube-nocookie.com/embed/${film}?autoplay=1`} title={say(productTexts.videos)} allow="autoplay; fullscreen" />
    </div>
  )
}

function youtubeFilm(address: string): string | undefined {
  return /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?v=|embed\/|shorts\/))([\w-]{6,})/.exec(address)?.[1]
}
