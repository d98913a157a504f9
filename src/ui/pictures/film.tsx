import './film.css'
import { useState } from 'react'
import { youtubeFilm } from '#rules/catalog/films/film-address.ts'
import { pictureAt } from '#rules/catalog/pictures/picture.ts'
import { fullLanguageNames } from '#texts/shared/controls.ts'
import { useLanguage } from '../words/words.ts'
import { useFileAt } from './files-address.ts'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'

type FilmProps = {
  address: string
  /** What pressing it does, for those who do not see it. */
  label: string
  poster?: string
  /** What is said in a film of the shop's own, in the languages in which it is written. */
  captions?: readonly Captions[]
}

export type Captions = { language: 'zh' | 'en'; url: string }

/** A film. Nothing is fetched from elsewhere before somebody wants to see it. */
export function Film({ address, label, poster, captions = [] }: FilmProps) {
  const [playing, setPlaying] = useState(false)
  const film = youtubeFilm(address)
  if (film === null) return <OwnFilm address={address} label={label} captions={captions} {...(poster !== undefined && { poster })} />
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

const languageTags = { zh: 'zh-Hant', en: 'en' } as const

type OwnFilmProps = Pick<FilmProps, 'address' | 'label' | 'poster'> & { captions: readonly Captions[] }

/** Nothing of it is loaded before it is played: half a megabyte would be a lot for its first picture. */
function OwnFilm({ address, label, poster, captions }: OwnFilmProps) {
  const language = useLanguage()
  const fetched = useFileAt()
  const film = fetched(address)
  const still = stillOf(address) ?? (poster === undefined ? undefined : fetched(pictureAt(poster, { width: 800, format: 'webp' })))
  return (
    // What has no captions has no spoken words: the office asks for them as it takes a film.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      className="film"
      src={film}
      crossOrigin={film === address ? undefined : 'anonymous'}
      poster={still}
      aria-label={label}
      controls
      playsInline
      preload="none"
    >
      {captions.map(({ language: spoken, url }) => (
        <track
          key={url}
          kind="captions"
          src={fetched(url)}
          srcLang={languageTags[spoken]}
          label={fullLanguageNames[spoken]}
          default={spoken === language}
        />
      ))}
    </video>
  )
}

/** Beside each film that comes with the shop lies a picture of its name. */
function stillOf(address: string): string | undefined {
  return address.startsWith('/film-') ? address.replace(/\.\w+$/, '.jpg') : undefined
}
