import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { OfficePicture } from '#contract/office/api/goods/media.ts'
import { focusOf, withFocus } from '#rules/catalog/pictures/picture-focus.ts'
import { translationState } from '#rules/catalog/translation.ts'
import { productPageTexts } from '#texts/office/goods/product-page.ts'
import { productPicturesTexts } from '#texts/office/goods/pictures.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { nameOfPicture, type ProductPicturesForm } from '../../../../data/products/pictures/use-product-pictures.ts'
import { FocusField } from '../../../../ui/focus-field.tsx'
import { ShownLanguage } from '../shown-language.tsx'
import { TranslationMark } from '../translations/translation-mark.tsx'

type PictureDialogProps = { picture: OfficePicture; form: ProductPicturesForm; onClose: () => void }

/** What one picture shows in words, and what of it has to be seen. What is changed here is saved with the others. */
export function PictureDialog({ picture, form: { change }, onClose }: PictureDialogProps) {
  const say = useWords()
  const [shown, setShown] = useState<'zh' | 'en'>('zh')
  const name = nameOfPicture(picture)
  const set = (changed: Partial<OfficePicture>) =>
    change((now) => now.map((each) => (nameOfPicture(each) === name ? { ...each, ...changed } : each)))
  const remove = () => {
    change((now) => now.filter((each) => nameOfPicture(each) !== name))
    onClose()
  }
  return (
    <Dialog open size="wide" onClose={onClose} title={say(productPicturesTexts.edit)}>
      <div className="mt-3 grid gap-4">
        <FocusField url={picture.url} focus={focusOf(picture.url)} onFocus={(focus) => set({ url: withFocus(picture.url, focus) })} />
        <ShownLanguage legend={say(productPageTexts.languages)} name="picture-language" shown={shown} onShow={setShown} />
        <div className="text-pairs" data-shown={shown}>
          <div className="text-pair">
            <div className="in-zh">
              <TextField
                label={say(productPicturesTexts.altZh)}
                hint={say(productPicturesTexts.altHow)}
                maxLength={200}
                lang="zh-Hant-TW"
                value={picture.alt_zh}
                onChange={({ target }) => set({ alt_zh: target.value })}
              />
            </div>
            <div className="in-en">
              <TextField
                label={say(productPicturesTexts.altEn)}
                maxLength={200}
                lang="en"
                value={picture.alt_en}
                onChange={({ target }) => set({ alt_en: target.value })}
              />
              <TranslationMark state={translationState({ zh: picture.alt_zh, en: picture.alt_en })} />
            </div>
          </div>
        </div>
        <div className="flex flex-wrap justify-between gap-2">
          <Button kind="ghost" onClick={remove}>
            <Trash2 size={16} aria-hidden="true" />
            {say(productPicturesTexts.remove)}
          </Button>
          <Button onClick={onClose}>{say(productPicturesTexts.done)}</Button>
        </div>
      </div>
    </Dialog>
  )
}
