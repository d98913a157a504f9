import { useState } from 'react'
import type { TodayCurves } from '#contract/office/api/today.ts'
import { hourText, shortDayText, todayTexts } from '#texts/office/today.ts'
import { formatNumber, formatRound, formatTwd } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { Segments } from '#ui/controls/choices.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { LineChart } from '../../ui/line-chart.tsx'

export const measures = ['goods', 'orders'] as const
export type Measure = (typeof measures)[number]
type CurvesProps = { curves: TodayCurves; chosen: Measure; onChoose: (measure: Measure) => void }
type Point = { orders: number; goods: number | null }

/** What was sold by hour and by day, drawn and as tables (TDY-07); who sees no amounts sees how many orders. */
export function Curves({ curves: { hours, days }, chosen, onChoose }: CurvesProps) {
  const say = useWords()
  const seesMoney = days.every(({ goods }) => goods !== null)
  const measure: Measure = seesMoney ? chosen : 'orders'
  return (
    <section className="office-panel">
      <header>
        <h2>{say(todayTexts.curves)}</h2>
        {seesMoney && (
          <Segments
            legend={say(todayTexts.measure)}
            name="measure"
            value={measure}
            onChange={onChoose}
            segments={[
              { value: 'goods', label: say(todayTexts.ofGoods) },
              { value: 'orders', label: say(todayTexts.ofOrders) },
            ]}
          />
        )}
      </header>
      <ByHour hours={hours} measure={measure} seesMoney={seesMoney} />
      <ByDay days={days} measure={measure} seesMoney={seesMoney} />
    </section>
  )
}

type Shown = { measure: Measure; seesMoney: boolean }

function ByHour({ hours, measure, seesMoney }: Shown & { hours: TodayCurves['hours'] }) {
  const say = useWords()
  const valueOf = useValue(measure)
  const label = say(todayTexts.byHour)
  const lines = [
    { name: say(todayTexts.today), values: hours.map(({ today }) => today && valueOf(today)) },
    { name: say(todayTexts.weekBefore), values: hours.map(({ last_week: before }) => valueOf(before)), past: true },
  ]
  return (
    <Curve
      title={label}
      legend
      lines={lines}
      ticks={[0, 6, 12, 18, 23].map((place) => ({ place, text: hourText(place) }))}
      heads={[say(todayTexts.today), say(todayTexts.weekBefore)]}
      first={say(todayTexts.hour)}
      seesMoney={seesMoney}
      rows={hours.map(({ hour, today, last_week: before }) => ({ name: hourText(hour), points: [today, before] }))}
    />
  )
}

function ByDay({ days, measure, seesMoney }: Shown & { days: TodayCurves['days'] }) {
  const say = useWords()
  const valueOf = useValue(measure)
  const label = say(todayTexts.byDay)
  return (
    <Curve
      title={label}
      lines={[{ name: label, values: days.map(valueOf) }]}
      ticks={[0, 9, 18, days.length - 1].flatMap((place) => (days[place] ? [{ place, text: shortDayText(days[place].day) }] : []))}
      heads={['']}
      first={say(todayTexts.day)}
      seesMoney={seesMoney}
      rows={days.map((day) => ({ name: shortDayText(day.day), points: [day] }))}
    />
  )
}

function useValue(measure: Measure): (point: Point) => number {
  return (point) => point[measure] ?? 0
}

type CurveProps = {
  title: string
  /** Says which line is which. */
  legend?: boolean
  lines: Parameters<typeof LineChart>[0]['lines']
  ticks: Parameters<typeof LineChart>[0]['ticks']
  /** Over the columns of each point of a row; nothing where there is one point alone. */
  heads: readonly string[]
  /** Over the names of the rows. */
  first: string
  seesMoney: boolean
  rows: readonly { name: string; points: readonly (Point | null)[] }[]
}

/** A curve with its table behind: it is read out in any case, and shown instead of the drawing when it is asked for. */
function Curve({ title, legend = false, lines, ticks, ...table }: CurveProps) {
  const [say, language] = [useWords(), useLanguage()]
  const [asTable, setAsTable] = useState(false)
  return (
    <div className="curve">
      <div className="curve-head">
        <h3>{title}</h3>
        <Button
          kind="ghost"
          size="small"
          aria-pressed={asTable}
          aria-label={`${title}: ${say(todayTexts.asTable)}`}
          onClick={() => setAsTable(!asTable)}
        >
          {say(asTable ? todayTexts.asCurve : todayTexts.asTable)}
        </Button>
      </div>
      {!asTable && legend && <Legend lines={lines} />}
      {!asTable && <LineChart label={title} lines={lines} ticks={ticks} formatValue={(value) => formatRound(value, language)} />}
      <div className={asTable ? 'table-scroll' : 'hidden-text'}>
        <CurveTable title={title} {...table} />
      </div>
    </div>
  )
}

function Legend({ lines }: Pick<CurveProps, 'lines'>) {
  return (
    <p className="curve-legend" aria-hidden="true">
      {lines.map(({ name, past = false }) => (
        <span key={name} className={past ? 'past' : undefined}>
          {name}
        </span>
      ))}
    </p>
  )
}

function CurveTable({ title, heads, first, seesMoney, rows }: Omit<CurveProps, 'lines' | 'ticks' | 'legend'>) {
  const [say, language] = [useWords(), useLanguage()]
  const measures = seesMoney ? [todayTexts.ofGoods, todayTexts.ofOrders] : [todayTexts.ofOrders]
  return (
    <table className="inner-table">
      <caption className="hidden-text">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {heads.flatMap((head) =>
            measures.map((measure) => (
              <th scope="col" className="right" key={head + measure.en}>
                {head} {say(measure)}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, points }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {points.flatMap((point, place) => [
              seesMoney && (
                <td className="right figures" key={`${heads[place]} goods`}>
                  {point ? formatTwd(point.goods ?? 0, language) : '—'}
                </td>
              ),
              <td className="right figures" key={`${heads[place]} orders`}>
                {point ? formatNumber(point.orders, language) : '—'}
              </td>,
            ])}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
