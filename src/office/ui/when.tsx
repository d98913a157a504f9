import { formatMoment } from '#texts/shared/format.ts'
import { formatWholeMoment } from '#texts/office/times.ts'
import { useLanguage } from '#ui/words/words.ts'

/** An instant by the clock of Taipei; year and seconds when pointed at (NAV-05). */
export function When({ at }: { at: string }) {
  const language = useLanguage()
  return (
    <time dateTime={at} title={formatWholeMoment(at)} className="figures nowrap">
      {formatMoment(at, language)}
    </time>
  )
}
