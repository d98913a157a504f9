import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OfficeFilm } from '#contract/office/api/goods/media.ts'
import type { OfficeProduct } from '#contract/office/api/goods/products.ts'
import { mostFilmsOfProduct, youtubeFilm } from '#rules/catalog/films/film-address.ts'
import { filmElsewhere, ownFilm, productFilmsTexts, removeFilm, youtubeNamed } from '#texts/office/goods/product/films.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useProductFilms } from '../../../../data/products/films/use-product-films.ts'
import { useUploads } from '../../../../data/products/pictures/use-uploads.ts'
import { moved } from '../../../../ui/moved.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { Sortable, SortableItem } from '../../../../ui/sortable.tsx'
import { AddFiles } from '../../../../data/products/pictures/add-files.tsx'
import { UploadList } from '../../../../data/products/pictures/upload-list.tsx'
import { AddAddress } from './add-address.tsx'
import { FilmCaptions } from './film-captions.tsx'

/** The films of a product: addresses at YouTube and films of the shop's own, in their order (GDS-36). */
export function ProductFilms({ product, mayWrite }: { product: OfficeProduct; mayWrite: boolean }) {
  const say = useWords()
  const urls = product.films.map(({ url }) => url)
  const save = useProductFilms(product)
  const add = (url: string, onSaved?: () => void) => {
    if (!urls.includes(url)) save.mutate({ urls: [...urls, url], onSaved })
  }
  const uploads = useUploads(({ url }) => add(url), 'film')
  const isFull = urls.length >= mostFilmsOfProduct
  return (
    <Panel title={productFilmsTexts.title}>
      <div className="body grid gap-3">
        {urls.length === 0 && <p className="dim">{say(productFilmsTexts.none)}</p>}
        <Films product={product} mayWrite={mayWrite} busy={save.isPending} onSave={(next) => save.mutate({ urls: next })} />
        {mayWrite && !isFull && <AddAddress product={product.id} urls={urls} busy={save.isPending} onAdd={add} />}
        {mayWrite && !isFull && (
          <div className="add-film">
            <AddFiles label={productFilmsTexts.upload} accept="video/mp4" onFiles={uploads.add} />
          </div>
        )}
        <UploadList uploads={uploads} />
        {mayWrite && <p className="dim text-[13px]">{say(isFull ? productFilmsTexts.full : productFilmsTexts.how)}</p>}
      </div>
    </Panel>
  )
}

type FilmsProps = { product: OfficeProduct; mayWrite: boolean; busy: boolean; onSave: (urls: string[]) => void }

function Films({ product: { id, films }, mayWrite, busy, onSave }: FilmsProps) {
  const say = useWords()
  const urls = films.map(({ url }) => url)
  const nameOf = (url: string) => say(namedFilm(films.find((film) => film.url === url) ?? null, url))
  return (
    <Sortable ids={urls} nameOf={nameOf} layout="list" onMove={(from, to) => onSave(moved(urls, from, to))}>
      <ul className="film-rows">
        {films.map((film) => (
          <SortableItem key={film.url} id={film.url} name={nameOf(film.url)} className="film-row">
            {(grip) => (
              <FilmRow film={film} product={id} name={nameOf(film.url)} grip={mayWrite ? grip : null} mayWrite={mayWrite}>
                {mayWrite && (
                  <IconButton
                    label={say(removeFilm(nameOf(film.url)))}
                    disabled={busy}
                    onClick={() => onSave(urls.filter((url) => url !== film.url))}
                  >
                    <X size={17} aria-hidden="true" />
                  </IconButton>
                )}
              </FilmRow>
            )}
          </SortableItem>
        ))}
      </ul>
    </Sortable>
  )
}

type RowProps = { film: OfficeFilm; product: number; name: string; grip: ReactNode; mayWrite: boolean; children: ReactNode }

function FilmRow({ film, product, name, grip, mayWrite, children }: RowProps) {
  return (
    <>
      {grip}
      <div className="film-about">
        <a href={film.url} target="_blank" rel="noreferrer" className="truncate">
          {name}
        </a>
        {film.seconds !== null && <FilmCaptions film={film} product={product} name={name} mayWrite={mayWrite} />}
      </div>
      {children}
    </>
  )
}

function namedFilm(film: OfficeFilm | null, url: string) {
  if (film?.seconds != null) return ownFilm(film.seconds)
  const youtube = youtubeFilm(url)
  return youtube === null ? filmElsewhere(url) : youtubeNamed(youtube)
}
