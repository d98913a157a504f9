import { formatShortMoment, formatWholeMoment } from '#texts/office/times.ts'

/** An instant by the clock of Taipei; year and seconds when pointed at (NAV-05). */
export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatWholeMoment(at)} className="figures nowrap">
      {formatShortMoment(at)}
    </time>
  )
}
