import { CircleAlert, CircleCheck, CircleMinus, type LucideIcon } from 'lucide-react'
import type { MachineParty } from '#contract/office/api/machine/machine.ts'
import type { PartyState } from '#rules/machine/party-state.ts'
import { callsOf, durationOf, machineTexts, partyStateTexts, partyText, slowestHour } from '#texts/office/machine/machine.ts'
import { useWords } from '#ui/words/words.ts'
import { State, type Tone } from '../../ui/state.tsx'
import { When } from '../../ui/when.tsx'

const looks: Readonly<Record<PartyState, { tone: Tone; Sign: LucideIcon }>> = {
  fine: { tone: 'done', Sign: CircleCheck },
  slow: { tone: 'alarm', Sign: CircleAlert },
  failing: { tone: 'alarm', Sign: CircleAlert },
  quiet: { tone: 'wait', Sign: CircleMinus },
}

/** How the third parties answer (MCH-05). */
export function PartyCards({ parties }: { parties: readonly MachineParty[] }) {
  const say = useWords()
  return (
    <section aria-label={say(machineTexts.parties)}>
      <h2 className="machine-heading">{say(machineTexts.parties)}</h2>
      {parties.length === 0 && <p className="dim">{say(machineTexts.partiesNone)}</p>}
      <ul className="party-cards">
        {parties.map((party) => (
          <PartyCard key={party.party} party={party} />
        ))}
      </ul>
    </section>
  )
}

function PartyCard({ party: { party, state, hour, day, hours, last_success } }: { party: MachineParty }) {
  const say = useWords()
  const { tone, Sign } = looks[state]
  return (
    <li className="office-panel party-card">
      <div className="flex items-center justify-between gap-2">
        <h3>{say(partyText(party))}</h3>
        <State tone={tone} sign={<Sign size={15} aria-hidden="true" />}>
          {say(partyStateTexts[state])}
        </State>
      </div>
      <Bars hours={hours} />
      <dl>
        <Spell name={say(machineTexts.hour)} calls={hour} />
        <Spell name={say(machineTexts.day)} calls={day} />
        <div>
          <dt>{say(machineTexts.lastSuccess)}</dt>
          <dd>{last_success === null ? say(machineTexts.never) : <When at={last_success} />}</dd>
        </div>
      </dl>
    </li>
  )
}

function Spell({ name, calls: { calls, failures, p50_ms, p95_ms } }: { name: string; calls: MachineParty['hour'] }) {
  const say = useWords()
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {say(callsOf(calls, failures))}
        {p50_ms !== null && p95_ms !== null && ` · ${say(durationOf(p50_ms))} / ${say(durationOf(p95_ms))}`}
      </dd>
    </div>
  )
}

const barWidth = 8
const barHeight = 22
/** So many milliseconds fill a bar: beyond is too slow (MCH-06). */
const fullMs = 10_000

/** Hour by hour within how long 95 of 100 calls ended, by the logarithm: what counts is whether it is ten times as slow. */
function Bars({ hours }: { hours: readonly (number | null)[] }) {
  const say = useWords()
  const slowest = Math.max(...hours.map((ms) => ms ?? 0))
  return (
    <svg
      className="party-bars"
      viewBox={`0 0 ${hours.length * barWidth} ${barHeight}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={slowest === 0 ? say(partyStateTexts.quiet) : say(slowestHour(slowest))}
    >
      <path d={barsOf(hours, (ms) => ms <= fullMs)} />
      <path className="is-slow" d={barsOf(hours, (ms) => ms > fullMs)} />
    </svg>
  )
}

/** The bars of these hours, each in its place; an hour without calls is a line on the ground. */
function barsOf(hours: readonly (number | null)[], isDrawn: (ms: number) => boolean): string {
  return hours
    .map((ms, place) => {
      if (!isDrawn(ms ?? 0)) return ''
      const height = ms === null ? 1 : Math.max(2, Math.min(1, Math.log10(ms + 1) / Math.log10(fullMs)) * barHeight)
      return `M${place * barWidth} ${barHeight}v${-height}h${barWidth - 2}v${height}z`
    })
    .join('')
}
