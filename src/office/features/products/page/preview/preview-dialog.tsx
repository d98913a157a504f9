import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeProduct, OfficeProductChange } from '#contract/office/api/goods/products.ts'
import type { PreviewAsked } from '#contract/office/product-preview.ts'
import { previewViewers, previewViews } from '#rules/catalog/preview.ts'
import { editedName } from '#texts/office/goods/label.ts'
import { faultAt } from '#texts/office/goods/product-page.ts'
import { pixels, previewOf, previewTexts, previewViewerTexts, previewViewTexts } from '#texts/office/goods/product/previews.ts'
import { Segments } from '#ui/controls/choices.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../../data/office.tsx'
import { fieldErrors, problemMessage } from '../../../../data/problem-message.ts'
import { useFrameScale } from './use-frame-scale.ts'

type PreviewDialogProps = {
  product: OfficeProduct
  /** What is typed and not saved. */
  change: OfficeProductChange
  onClose: () => void
}

const widths = [390, 768, 1280] as const
type Width = (typeof widths)[number]

/** How the shop would draw a product with what is typed: which part of the shop, in which language, how wide and for whom (GDS-50). */
export function PreviewDialog({ product, change, onClose }: PreviewDialogProps) {
  const say = useWords()
  const shown = useLanguage()
  const [asked, setAsked] = useState<PreviewAsked>({ view: 'page', viewer: 'visitor', language: shown })
  const [width, setWidth] = useState<Width>(390)
  const { data, error } = usePreview(product.id, change)
  const notes = [
    ...(asked.view === 'cart' && asked.viewer === 'visitor' ? [previewTexts.noCart] : []),
    ...(product.fields.is_gift_only ? [previewTexts.gift] : []),
  ]
  return (
    <Dialog open onClose={onClose} size="full" title={say(previewTexts.preview)}>
      <div className="preview">
        <div className="preview-choices">
          <Segments
            legend={say(previewTexts.view)}
            name="preview-view"
            value={asked.view}
            onChange={(view) => setAsked({ ...asked, view })}
            segments={previewViews.map((value) => ({ value, label: say(previewViewTexts[value]) }))}
          />
          <Segments
            legend={say(previewTexts.viewer)}
            name="preview-viewer"
            value={asked.viewer}
            onChange={(viewer) => setAsked({ ...asked, viewer })}
            segments={previewViewers.map((value) => ({ value, label: say(previewViewerTexts[value]) }))}
          />
          <Segments
            legend={say(previewTexts.language)}
            name="preview-language"
            value={asked.language}
            onChange={(language) => setAsked({ ...asked, language })}
            segments={[
              { value: 'zh', label: say(previewTexts.chinese) },
              { value: 'en', label: say(previewTexts.english) },
            ]}
          />
          <Segments
            legend={say(previewTexts.width)}
            name="preview-width"
            value={String(width)}
            onChange={(chosen) => setWidth(Number(chosen) as Width)}
            segments={widths.map((value) => ({ value: String(value), label: say(pixels(value)) }))}
          />
        </div>
        {notes.map((note) => (
          <p key={note.zh} className="dim">
            {say(note)}
          </p>
        ))}
        {error && <PreviewFaults error={error} />}
        {data && (
          <Frame address={`${data.address}?${new URLSearchParams(asked)}`} name={product.fields.name_zh} asked={asked} width={width} />
        )}
      </div>
    </Dialog>
  )
}

/** Kept by the shop for who asks, so that one address shows all of it; asked anew whenever the dialog opens. */
function usePreview(id: number, change: OfficeProductChange) {
  const { products } = useOffice()
  return useQuery({
    queryKey: ['product', id, 'preview', change],
    queryFn: ({ signal }) => products.preview({ id, change }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
}

/** What is typed could not be saved so: what has to be mended before it can be seen. */
function PreviewFaults({ error }: { error: unknown }) {
  const [say, language] = [useWords(), useLanguage()]
  const faults = Object.entries(fieldErrors(error))
  return (
    <div className="error-text block" role="alert">
      <p>{faults.length > 0 ? say(previewTexts.faults) : problemMessage(error, language)}</p>
      <ul>
        {faults.map(([name, why]) => (
          <li key={name}>{say(faultAt(editedName(name.replace(/^change\./, '')), why))}</li>
        ))}
      </ul>
    </div>
  )
}

type FrameProps = { address: string; name: string; asked: PreviewAsked; width: Width }

/** As wide as it says, and drawn smaller where there is less room. */
function Frame({ address, name, asked, width }: FrameProps) {
  const say = useWords()
  const { stage, scale, height } = useFrameScale(width)
  const title = say(previewOf(name, { what: previewViewTexts[asked.view], width }))
  return (
    <div ref={stage} className="preview-stage">
      <div className="preview-sheet" style={{ width: width * scale, height }}>
        <iframe
          title={title}
          src={address}
          sandbox="allow-same-origin"
          style={{ width, height: height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  )
}
