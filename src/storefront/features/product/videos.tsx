import { useState } from 'react'
import { productTexts } from '#texts/product.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../ui/words.ts'

/** Films about a product. Nothing is fetched from elsewhere before somebody wants to see it. */
export function Videos({ videos }: { videos: readonly string[] }) {
  return (
    <div className="videos">
      {videos.map((address) => (
        <Video key={address} address={address} />
      ))}
    </div>
  )
}

function Video({ address }: { address: string }) {
  const say = useWords()
  const [playing, setPlaying] = useState(false)
  const film = youtubeFilm(address)
  if (!film) return <video className="video" src={address} controls preload="none" />
  if (!playing) {
    return (
      <button type="button" className="video" aria-label={say(productTexts.playVideo)} onClick={() => setPlaying(true)}>
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
