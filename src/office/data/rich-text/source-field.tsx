import { useState } from 'react'
import type { LostPart } from '#contract/office/api/goods/texts.ts'
import { richTextTexts } from '#texts/office/goods/rich-text.ts'
import type { TiedControl } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../office.tsx'
import { LostParts } from './lost-parts.tsx'

export type RichTextProps = {
  value: string
  onChange: (html: string) => void
  readOnly: boolean
  label: string
  lang: string
  tied: TiedControl
  /** Addresses of pictures that can be put into the text. */
  pictures: readonly string[]
}

const nothing: readonly LostPart[] = []

/** A text as HTML. Who leaves it sees what the shop does not take of it, taken out. */
export function SourceField({ value, onChange, readOnly, lang, tied }: RichTextProps) {
  const say = useWords()
  const { texts } = useOffice()
  const [lost, setLost] = useState(nothing)
  const clean = async () => {
    if (value === '' || readOnly) return setLost(nothing)
    // Without an answer nothing is lost: saving cleans by the same function.
    const cleaned = await texts.clean({ html: value }).catch(() => null)
    if (!cleaned) return
    setLost(cleaned.lost)
    if (cleaned.clean !== value) onChange(cleaned.clean)
  }
  return (
    <>
      <textarea
        rows={10}
        className="input"
        maxLength={100_000}
        spellCheck={false}
        {...{ value, readOnly, lang }}
        {...tied}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => void clean()}
      />
      {lost.length > 0 && (
        <div className="hint" role="status">
          {say(richTextTexts.sourceCleaned)}
          <LostParts lost={lost} />
        </div>
      )}
    </>
  )
}
