import type { RefusedParcel, Wave, WaveProposal } from '#contract/office/api/packing.ts'
import {
  basketText,
  carrierTexts,
  leavingTexts,
  packingTexts,
  parcelsText,
  pickupText,
  refusedTexts,
  waveStateTexts,
  waveText,
} from '#texts/office/packing/packing.ts'
import { formatShortMoment } from '#texts/office/times.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button, LinkButton } from '#ui/controls/button.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { Code } from '../../../ui/code.tsx'
import { officePaths } from '../../../data/paths.ts'
import { TemperatureSign } from '../temperature-sign.tsx'
import { EffectButton } from '../../../data/effects/effect-button.tsx'
import { droppedWave, startedWave } from '#texts/office/effects.ts'
import { consequenceTexts } from '#texts/office/orders.ts'

type ProposalProps = { proposal: WaveProposal; busy: boolean; onPlan: () => void }

/** Parcels that could be picked together. */
export function ProposalCard({ proposal: { carrier, temperature, pickup_at, numbers }, busy, onPlan }: ProposalProps) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <li className="wave-card">
      <div className="min-w-[12rem] flex-1">
        <b>{say(carrierTexts[carrier])}</b> <TemperatureSign temperature={temperature} />
        <span className="dim block text-[13px]">
          {say(parcelsText(formatNumber(numbers.length, language)))} · {say(pickupText(formatShortMoment(pickup_at)))}
        </span>
      </div>
      <Button kind="secondary" busy={busy} onClick={onPlan}>
        {say(packingTexts.plan)}
      </Button>
    </li>
  )
}

type WaveProps = {
  wave: Wave
  refused: readonly RefusedParcel[]
  busy: boolean
  onStart: () => Promise<unknown>
  onDrop: () => Promise<unknown>
  onTakeOut: (number: string) => void
}

/** A wave under way: how far it has come, what has left it and why, and what can be done with it. */
export function WaveCard({ wave, refused, busy, onStart, onDrop, onTakeOut }: WaveProps) {
  const [say, language] = [useWords(), useLanguage()]
  const { id, carrier, temperature, state, parcels } = wave
  const waiting = parcels.filter(({ status }) => status === 'confirmed').length
  const isBroken = state === 'picking' && waiting > 0
  return (
    <li className="wave-card">
      <div className="min-w-[12rem] flex-1">
        <b>{say(waveText(id))}</b> <span className="dim">{say(carrierTexts[carrier])}</span> <TemperatureSign temperature={temperature} />
        <span className="dim block text-[13px]">
          {say(waveStateTexts[state])} · {say(parcelsText(formatNumber(parcels.length, language)))} · {wave.made_by}
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        {state === 'planned' && (
          <EffectButton
            name={`drop-wave-${id}`}
            kind="ghost"
            label={packingTexts.drop}
            follows={droppedWave(formatNumber(parcels.length, language))}
            mayReturn
            act={onDrop}
          />
        )}
        {(state === 'planned' || isBroken) && (
          <EffectButton
            name={`start-wave-${id}`}
            busy={busy}
            label={isBroken ? packingTexts.goOn : packingTexts.start}
            follows={[startedWave(formatNumber(waiting, language)), ...consequenceTexts.start_picking]}
            act={onStart}
          />
        )}
        <LinkButton kind="secondary" href={officePaths.packing({ stage: 'pick', wave: id })}>
          {say(packingTexts.open)}
        </LinkButton>
      </div>
      {state === 'planned' && <WaveParcels wave={wave} onTakeOut={onTakeOut} />}
      <Leavers wave={wave} refused={refused} />
    </li>
  )
}

function WaveParcels({ wave, onTakeOut }: Pick<WaveProps, 'wave' | 'onTakeOut'>) {
  const say = useWords()
  return (
    <ul className="wave-parcels">
      {wave.parcels.map(({ number, round, basket }) => (
        <li key={number}>
          <span className="dim">{say(basketText({ round, basket }))}</span>
          <Code>{number}</Code>
          <Button kind="ghost" size="small" onClick={() => onTakeOut(number)} aria-label={`${say(packingTexts.takeOut)} ${number}`}>
            {say(packingTexts.takeOut)}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** What is not in the wave any more is said, with the reason: nobody looks for it in the baskets (PCK-02, PCK-03). */
function Leavers({ wave, refused }: Pick<WaveProps, 'wave' | 'refused'>) {
  const say = useWords()
  const leavers = wave.left.filter(({ number }) => !refused.some((each) => each.number === number))
  if (leavers.length + refused.length === 0) return null
  return (
    <ul className="wave-notice" role="status">
      {refused.map(({ number, why }) => (
        <li key={number}>
          {say(packingTexts.stayedOut)} <Code>{number}</Code> {say(refusedTexts[why])}
        </li>
      ))}
      {leavers.map(({ number, why }) => (
        <li key={number}>
          {say(packingTexts.left)} <Code>{number}</Code> {say(leavingTexts[why])}
        </li>
      ))}
    </ul>
  )
}
