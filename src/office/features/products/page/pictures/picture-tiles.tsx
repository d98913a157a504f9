import type { ReactNode } from 'react'
import type { OfficePicture } from '#contract/office/api/goods/media.ts'
import { focusOf } from '#rules/catalog/pictures/picture-focus.ts'
import { pictureAt } from '#rules/catalog/pictures/picture.ts'
import { editPicture, pictureNamed, productPicturesTexts } from '#texts/office/goods/pictures.ts'
import { useWords } from '#ui/words/words.ts'
import { nameOfPicture, type ProductPicturesForm } from '../../../../data/products/pictures/use-product-pictures.ts'
import { moved } from '../../../../ui/moved.ts'
import { Sortable, SortableItem } from '../../../../ui/sortable.tsx'

type TilesProps = {
  form: ProductPicturesForm
  mayWrite: boolean
  /** Told which picture somebody wants to describe. */
  onOpen: (name: string) => void
  /** What stands behind the last one. */
  children: ReactNode
}

/** The pictures in their order, which drag and keyboard change (GDS-33). */
export function PictureTiles({ form: { now, change }, mayWrite, onOpen, children }: TilesProps) {
  const say = useWords()
  const ids = now.map(nameOfPicture)
  const nameOf = (id: string) => say(pictureNamed(ids.indexOf(id) + 1, now[ids.indexOf(id)]?.alt_zh ?? ''))
  return (
    <Sortable ids={ids} nameOf={nameOf} layout="grid" onMove={(from, to) => change((pictures) => moved(pictures, from, to))}>
      <ul className="picture-tiles">
        {now.map((picture, place) => {
          const id = nameOfPicture(picture)
          return (
            <SortableItem key={id} id={id} name={nameOf(id)} className="picture-tile">
              {(grip) => (
                <Tile picture={picture} place={place + 1} grip={mayWrite ? grip : null} onOpen={mayWrite ? () => onOpen(id) : null} />
              )}
            </SortableItem>
          )
        })}
        {children && <li>{children}</li>}
      </ul>
    </Sortable>
  )
}

type TileProps = { picture: OfficePicture; place: number; grip: ReactNode; onOpen: (() => void) | null }

function Tile({ picture: { url, alt_zh: alt }, place, grip, onOpen }: TileProps) {
  const say = useWords()
  const { x, y } = focusOf(url)
  const image = (
    <img
      src={pictureAt(url, { width: 400, format: 'webp' })}
      alt={alt}
      width={180}
      height={180}
      style={{ objectPosition: `${x}% ${y}%` }}
      draggable={false}
    />
  )
  return (
    <>
      {onOpen ? (
        <button type="button" aria-label={say(editPicture(pictureNamed(place, alt)))} onClick={onOpen}>
          {image}
        </button>
      ) : (
        image
      )}
      {place === 1 && <span className="picture-first">{say(productPicturesTexts.first)}</span>}
      <div className="picture-foot">
        {alt === '' ? <span className="lacks-alt">{say(productPicturesTexts.lacksAlt)}</span> : <span className="truncate">{alt}</span>}
        {grip}
      </div>
    </>
  )
}
