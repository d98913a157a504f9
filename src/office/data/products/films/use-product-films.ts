import { useMutation } from '@tanstack/react-query'
import type { OfficeFilm } from '#contract/office/api/goods/media.ts'
import type { OfficeProduct } from '#contract/office/api/goods/products.ts'
import { isProblem } from '#contract/shared/problem.ts'
import { productFilmsTexts } from '#texts/office/goods/product/films.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../office.tsx'
import { problemMessage } from '../../problem-message.ts'
import { useTellChange } from '../../saving/tell-change.tsx'
import { useProductChanged } from '../use-product.ts'

/** `onSaved`: told also where whoever pressed has left the page before the answer. */
type Wish = { urls: string[]; onSaved?: (() => void) | undefined }

/** The films of a product; each change is saved as it is made, over what was seen, and can be taken back. */
export function useProductFilms({ id, films }: OfficeProduct) {
  const say = useWords()
  const { productMedia } = useOffice()
  const changed = useProductChanged(id)
  const tellChange = useTellChange()
  const tellProblem = useTellProblem()
  const began = films.map(({ url }) => url)
  return useMutation({
    mutationFn: ({ urls }: Wish) => productMedia.setFilms({ id, films: urls, seen: began }),
    onSuccess(_, { urls, onSaved }) {
      onSaved?.()
      tellChange({
        message: say(productFilmsTexts.saved),
        undo: () => productMedia.setFilms({ id, films: began, seen: urls }).finally(changed),
      })
      return changed()
    },
    onError(error) {
      tellProblem(error)
      void changed()
    },
  })
}

type Said = { film: OfficeFilm; language: 'zh' | 'en'; /** Null takes away what is there. */ file: File | null }

/** What is said in a film, wherever it is shown. */
export function useCaptions(product: number) {
  const say = useWords()
  const { media } = useOffice()
  const changed = useProductChanged(product)
  const tellChange = useTellChange()
  const tellProblem = useTellProblem()
  return useMutation({
    async mutationFn({ film: { url: film, captions_zh, captions_en }, language, file }: Said) {
      const before = { film, captions_zh, captions_en }
      const url = file === null ? null : (await media.addCaptions({ content: await file.text() })).url
      await media.setCaptions({ ...before, [`captions_${language}`]: url }).finally(changed)
      return before
    },
    onSuccess: (before) =>
      tellChange({ message: say(productFilmsTexts.captionsSaved), undo: () => media.setCaptions(before).finally(changed) }),
    onError: (error, { file }) => tellProblem(error, file === null ? undefined : say(productFilmsTexts.captionsWrong)),
  })
}

/** `instead`: for what a form would say beside its field. */
function useTellProblem() {
  const language = useLanguage()
  const showToast = useToasts()
  return (error: unknown, instead?: string) => {
    const isField = instead !== undefined && isProblem(error, 'validation_error')
    showToast({ kind: 'error', message: isField ? instead : problemMessage(error, language) })
  }
}
