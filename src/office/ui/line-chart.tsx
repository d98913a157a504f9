import type { ReactNode } from 'react'

export type ChartLine = {
  name: string
  /** Null where there is nothing yet: the line ends there. */
  values: readonly (number | null)[]
  /** What is compared with, dashed. */
  past?: boolean
}

type LineChartProps = {
  /** What the drawing shows, in words; its numbers stand in a table. */
  label: string
  lines: readonly ChartLine[]
  /** Under some of the places. */
  ticks: readonly { place: number; text: string }[]
  formatValue: (value: number) => string
}

const [width, height] = [320, 150]
const room = { left: 38, right: 8, top: 8, bottom: 20 }

/** Lines over equal steps, beginning at 0. */
export function LineChart({ label, lines, ticks, formatValue }: LineChartProps) {
  const places = Math.max(...lines.map(({ values }) => values.length))
  const top = roundTop(Math.max(0, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0))))
  const x = (place: number) => room.left + (place * (width - room.left - room.right)) / (places - 1)
  const y = (value: number) => height - room.bottom - (value * (height - room.top - room.bottom)) / top
  return (
    <svg className="line-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {[0, 1 / 2, 1].map((part) => (
        <g key={part}>
          <line className="chart-grid" x1={room.left} x2={width - room.right} y1={y(top * part)} y2={y(top * part)} />
          <text className="chart-tick" x={room.left - 6} y={y(top * part) + 3} textAnchor="end">
            {formatValue(top * part)}
          </text>
        </g>
      ))}
      {ticks.map(({ place, text }) => (
        <text key={place} className="chart-tick" x={x(place)} y={height - 6} textAnchor={anchorOf(place, places)}>
          {text}
        </text>
      ))}
      {lines
        .toSorted((one, other) => Number(other.past ?? false) - Number(one.past ?? false))
        .map((line) => (
          <Line key={line.name} line={line} at={(value, place) => `${x(place)},${y(value)}`} floor={y(0)} />
        ))}
    </svg>
  )
}

type LineProps = { line: ChartLine; at: (value: number, place: number) => string; floor: number }

function Line({ line: { values, past = false }, at, floor }: LineProps): ReactNode {
  const points = values.flatMap((value, place) => (value === null ? [] : [at(value, place)]))
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return null
  if (past) return <polyline className="chart-line past" points={points.join(' ')} />
  const [[left], [right, bottom]] = [first.split(','), last.split(',')]
  return (
    <>
      <polygon className="chart-fill" points={`${left},${floor} ${points.join(' ')} ${right},${floor}`} />
      <polyline className="chart-line" points={points.join(' ')} />
      <circle className="chart-dot" cx={right} cy={bottom} r={3.5} />
    </>
  )
}

function anchorOf(place: number, places: number): 'start' | 'middle' | 'end' {
  if (place === 0) return 'start'
  return place === places - 1 ? 'end' : 'middle'
}

/** The least of 1, 2, 4, 5 and 10 times a power of ten that is no less; halves of it are whole from 2 on. */
export function roundTop(most: number): number {
  if (most <= 2) return 2
  const power = 10 ** Math.floor(Math.log10(most))
  return power * ([1, 2, 4, 5, 10].find((step) => step * power >= most) ?? 10)
}
