import type { ChangeEvent } from 'react'
import type { OfficeFilm } from '#contract/office/api/goods/media.ts'
import { captionsAbsent, captionsThere, chooseCaptions, productFilmsTexts, removeCaptions } from '#texts/office/goods/product/films.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useCaptions } from '../../../../data/products/films/use-product-films.ts'

type CaptionsProps = { film: OfficeFilm; product: number; name: string; mayWrite: boolean }

const languages = [
  { language: 'zh', label: productFilmsTexts.captionsZh },
  { language: 'en', label: productFilmsTexts.captionsEn },
] as const

/** What is said in a film of the shop's own, in either language. */
export function FilmCaptions({ film, product, name, mayWrite }: CaptionsProps) {
  const say = useWords()
  const save = useCaptions(product)
  const isSilent = film.captions_zh === null && film.captions_en === null
  return (
    <>
      <div className="film-captions">
        {languages.map(({ language, label }) => {
          const isThere = film[`captions_${language}`] !== null
          return (
            <span key={language}>
              {say((isThere ? captionsThere : captionsAbsent)(label))}
              {mayWrite && !isThere && (
                <ChooseFile label={say(chooseCaptions(label, name))} onFile={(file) => save.mutate({ film, language, file })} />
              )}
              {mayWrite && isThere && (
                <Button
                  kind="ghost"
                  size="small"
                  busy={save.isPending}
                  aria-label={say(removeCaptions(label, name))}
                  onClick={() => save.mutate({ film, language, file: null })}
                >
                  {say(productFilmsTexts.remove)}
                </Button>
              )}
            </span>
          )
        })}
      </div>
      {mayWrite && isSilent && <p className="dim text-[13px]">{say(productFilmsTexts.spoken)}</p>}
    </>
  )
}

function ChooseFile({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  const say = useWords()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (file) onFile(file)
  }
  return (
    <label className="choose-file">
      {say(productFilmsTexts.add)}
      <input type="file" accept=".vtt,text/vtt" aria-label={label} onChange={choose} />
    </label>
  )
}
