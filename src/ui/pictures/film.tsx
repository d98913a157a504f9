import './film.css'
import { useState } from 'react'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'

type FilmProps = {
  address: string
  /** What pressing it does, for those who do not see it. */
  label: string
  poster?: string
}

/** A film. Nothing is fetched from elsewhere before somebody wants to see it. */
export function Film({ address, label, poster }: FilmProps) {
  const [playing, setPlaying] = useState(false)
  const film = youtubeFilm(address)
  if (!film) return <OwnFilm address={address} label={label} />
  if (!playing) {
    return (
      <button type="button" className="film" aria-label={label} onClick={() => setPlaying(true)}>
        {poster && <Picture url={poster} alt="" widths={[400, 800]} sizes="(min-width: 768px) 600px, 100vw" />}
        <span className="play">
          <Icon name="play" size="large" />
        </span>
      </button>
    )
  }
  return (
    <div className="film">
      <iframe src={`https://www.youtube-nocookie.com/embed/${film}?autoplay=1`} title={label} allow="autoplay; fullscreen" />
    </div>
  )
}

function youtubeFilm(address: string): string | undefined {
  return /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?v=|embed\/|shorts\/))([\w-]{6,})/.exec(address)?.[1]
}

/** Nothing of it is loaded before it is played: half a megabyte would be a lot for its first picture. */
function OwnFilm({ address, label }: Pick<FilmProps, 'address' | 'label'>) {
  const poster = stillOf(address)
  // The shop's own films have no spoken words, and so no captions.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <video className="film" src={address} poster={poster} aria-label={label} controls playsInline preload="none" />
}

/** Beside each film of the shop lies a picture of its name. */
function stillOf(address: string): string | undefined {
  return address.startsWith('/') ? address.replace(/\.\w+$/, '.jpg') : undefined
}
