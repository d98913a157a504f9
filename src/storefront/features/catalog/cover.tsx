import type { ReactNode } from 'react'
import { Picture } from '#ui/pictures/picture.tsx'

type CoverProps = { title: string; note?: ReactNode; wide: string | null; narrow: string | null }

/** The head of a list: its name over its picture, one for wide screens and one for narrow ones (LST-02). */
export function Cover({ title, note, wide, narrow }: CoverProps) {
  const picture = wide ?? narrow
  return (
    <div className={picture ? 'cover' : 'cover plain'}>
      {picture && (
        <Picture
          url={picture}
          alt=""
          widths={[800, 1200, 1600, 1920]}
          sizes="(min-width: 1280px) 1280px, 100vw"
          ratio={[1920, 800]}
          eager
          {...(narrow && { narrow: { url: narrow, widths: [400, 800] as const, sizes: '100vw', upToPx: 767 } })}
        />
      )}
      <div className="words">
        <h1>{title}</h1>
        {note && <p>{note}</p>}
      </div>
    </div>
  )
}
