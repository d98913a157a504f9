import { mostPicturesOfProduct } from '#rules/catalog/pictures/picture-file.ts'
import { productPageTexts } from '#texts/office/goods/product-page.ts'
import { picturesInWords, productPicturesTexts } from '#texts/office/goods/pictures.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useDialogAbout } from '../../../../data/address/use-dialog.ts'
import { lazyLayer } from '../../../../data/layers/lazy-layer.tsx'
import { nameOfPicture, type PicturesConflict, type ProductPicturesForm } from '../../../../data/products/pictures/use-product-pictures.ts'
import { AddFiles } from '../../../../data/products/pictures/add-files.tsx'
import { UploadList } from '../../../../data/products/pictures/upload-list.tsx'
import { useUploads } from '../../../../data/products/pictures/use-uploads.ts'
import { DraftOffer } from '../../../../data/saving/draft-offer.tsx'
import { PictureTiles } from './picture-tiles.tsx'
import { headingOf } from '../sections/product-sections.ts'

const ConflictDialog = lazyLayer(() => import('../../../../data/saving/conflict-dialog.tsx').then((file) => file.ConflictDialog))
const PictureDialog = lazyLayer(() => import('./picture-dialog.tsx').then((file) => file.PictureDialog))

/** The pictures of a product: uploaded several at once, put in order, described, and each with what of it has to be seen. */
export function ProductPictures({ form, mayWrite }: { form: ProductPicturesForm; mayWrite: boolean }) {
  const say = useWords()
  const uploads = useUploads(({ url }) => form.add(url))
  const [about, setAbout] = useDialogAbout('picture')
  const { now, isDirty } = form
  const edited = mayWrite ? now.find((picture) => nameOfPicture(picture) === about) : undefined
  const lacksAlt = now[0]?.alt_zh === ''
  return (
    <section className="office-panel" aria-label={say(productPicturesTexts.title)}>
      <header>
        <h2 {...headingOf('pictures')}>{say(productPicturesTexts.title)}</h2>
        {lacksAlt && <span className="state wait pill">{say(productPicturesTexts.lacksAlt)}</span>}
      </header>
      <div className="body grid gap-3">
        <DraftOffer draft={form.draft} onTake={form.take} />
        {now.length === 0 && <p className="dim">{say(productPicturesTexts.none)}</p>}
        <PictureTiles form={form} mayWrite={mayWrite} onOpen={setAbout}>
          {mayWrite && now.length < mostPicturesOfProduct && (
            <AddFiles label={productPicturesTexts.add} accept="image/jpeg,image/png,image/webp,image/avif" onFiles={uploads.add} />
          )}
        </PictureTiles>
        <UploadList uploads={uploads} />
        {mayWrite && (
          <p className="dim text-[13px]">
            {say(now.length < mostPicturesOfProduct ? productPicturesTexts.how : productPicturesTexts.full)}
          </p>
        )}
        {isDirty && <SavePictures form={form} />}
      </div>
      {edited && <PictureDialog picture={edited} form={form} onClose={() => setAbout(null)} />}
      {form.conflict && <PicturesInConflict form={form} conflict={form.conflict} />}
    </section>
  )
}

function SavePictures({ form }: { form: ProductPicturesForm }) {
  const say = useWords()
  return (
    <div className="picture-save">
      <span role="status">{say(productPicturesTexts.unsaved)}</span>
      <Button kind="ghost" size="small" onClick={form.revert}>
        {say(productPicturesTexts.revert)}
      </Button>
      <Button size="small" busy={form.isSaving} disabled={form.now.length === 0} onClick={() => void form.save(form.now)}>
        {say(productPicturesTexts.save)}
      </Button>
    </div>
  )
}

type Written = { pictures: string }
type Shown = ProductPicturesForm['now']
const write = (pictures: Shown): Written => ({ pictures: JSON.stringify(pictures) })
const read = (written: unknown) => JSON.parse(String(written)) as Shown

/** Two have changed the pictures: whose stay. */
function PicturesInConflict({ form, conflict }: { form: ProductPicturesForm; conflict: PicturesConflict }) {
  const say = useWords()
  const show = (written: unknown) => say(picturesInWords(read(written).map(({ alt_zh: alt }) => alt)))
  return (
    <ConflictDialog
      what={productPageTexts.thisProduct}
      fields={[{ name: 'pictures', label: productPicturesTexts.title, show }]}
      began={write(form.began)}
      mine={write(form.now)}
      conflict={{ ...conflict, present: write(conflict.present) }}
      isSaving={form.isSaving}
      onSave={(merged) => void form.save(read(merged['pictures']))}
      onClose={form.dismiss}
    />
  )
}
