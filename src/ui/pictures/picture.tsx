import type { CSSProperties } from 'react'
import { focusOf, middle } from '#rules/catalog/pictures/picture-focus.ts'
import { pictureSources, type PictureWidth } from '#rules/catalog/pictures/picture.ts'
import { useFileAt } from './files-address.ts'

type PictureProps = {
  url: string
  alt: string
  widths: readonly PictureWidth[]
  /** How wide it is drawn: the `sizes` of the picture. */
  sizes: string
  /** Width and height of the drawing's field, so that nothing moves when it arrives. */
  ratio?: readonly [width: number, height: number]
  /** Seen at once: fetched before everything else; or soon: fetched without being scrolled to. */
  eager?: boolean | 'soon'
  /** Another picture for narrow screens, and up to which width in pixels. */
  narrow?: { url: string; widths: readonly PictureWidth[]; sizes: string; upToPx: number }
}

/** Drawn where there is none yet. */
const noPicture = '/placeholder.svg'

/** A picture in the formats and sizes that the browser can choose from. */
export function Picture({ url, alt, widths, sizes, ratio = [800, 800], eager = false, narrow }: PictureProps) {
  const fetched = useFileAt()
  const { avif, webp, src } = pictureSources(fetched(url), widths)
  const small = narrow && pictureSources(fetched(narrow.url), narrow.widths)
  const media = narrow && `(max-width: ${narrow.upToPx}px)`
  return (
    <picture>
      {small?.avif && <source media={media} type="image/avif" srcSet={small.avif} sizes={narrow?.sizes} />}
      {small && <source media={media} srcSet={small.webp ?? small.src} sizes={narrow?.sizes} />}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src || noPicture}
        srcSet={webp}
        sizes={sizes}
        alt={alt}
        width={ratio[0]}
        height={ratio[1]}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={priorityOf(eager)}
        decoding="async"
        style={inView(url)}
      />
    </picture>
  )
}

/** What of a picture has to be seen stays in view where it is cut. */
function inView(url: string): CSSProperties | undefined {
  const { x, y } = focusOf(url)
  return x === middle.x && y === middle.y ? undefined : { objectPosition: `${x}% ${y}%` }
}

function priorityOf(eager: PictureProps['eager']) {
  if (eager === 'soon') return 'low'
  return eager ? 'high' : undefined
}
