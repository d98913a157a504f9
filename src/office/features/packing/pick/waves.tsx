import { useState } from 'react'
import type { RefusedParcel, Wave, WaveProposal } from '#contract/office/api/packing.ts'
import { packingTexts, startedText, takenOutText, wavePlannedText } from '#texts/office/packing/packing.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../data/office.tsx'
import { useBenchChange, useBenchShownAnew } from '../../../data/packing/use-waves.ts'
import { ProposalCard, WaveCard } from './wave-card.tsx'
import { useTellChange } from '../../../data/saving/tell-change.tsx'

type WavesProps = { waves: readonly Wave[]; proposals: readonly WaveProposal[] }

/** Waves under way, and what could be picked together next. */
export function Waves({ waves, proposals }: WavesProps) {
  const say = useWords()
  const office = useOffice()
  const showToast = useToasts()
  const tellChange = useTellChange()
  const showAnew = useBenchShownAnew()
  const [refused, setRefused] = useState<Readonly<Record<number, readonly RefusedParcel[]>>>({})
  const plan = useBenchChange(
    ({ carrier, temperature, numbers }: WaveProposal) => office.waves.create({ carrier, temperature, numbers }),
    ({ id }) => {
      if (id !== null) tellChange({ message: say(wavePlannedText(id)), undo: () => office.waves.drop({ id }).finally(showAnew) })
    },
  )
  const start = useBenchChange(
    (wave: Wave) => office.waves.start({ id: wave.id }),
    (answer, wave) => {
      setRefused((all) => ({ ...all, [wave.id]: answer.refused }))
      showToast({ kind: 'success', message: say(startedText(wave.parcels.length - answer.refused.length)) })
    },
  )
  const drop = useBenchChange(
    (wave: Wave) => office.waves.drop({ id: wave.id }),
    () => showToast({ kind: 'success', message: say(packingTexts.dropped) }),
  )
  const takeOut = useBenchChange(
    ({ id, number }: { id: number; number: string }) => office.waves.change({ id, remove: [number] }),
    (_, { id, number }) =>
      tellChange({ message: say(takenOutText(number)), undo: () => office.waves.change({ id, add: [number] }).finally(showAnew) }),
  )
  return (
    <div className="page-body grid gap-4">
      <section className="office-panel">
        <header>
          <h2>{say(packingTexts.openWaves)}</h2>
        </header>
        {waves.length === 0 && <p className="body dim">{say(packingTexts.noWaves)}</p>}
        <ul>
          {waves.map((wave) => (
            <WaveCard
              key={wave.id}
              wave={wave}
              refused={refused[wave.id] ?? []}
              busy={start.isPending && start.variables.id === wave.id}
              onStart={() => start.mutateAsync(wave)}
              onDrop={() => drop.mutateAsync(wave)}
              onTakeOut={(number) => takeOut.mutate({ id: wave.id, number })}
            />
          ))}
        </ul>
      </section>
      <section className="office-panel">
        <header>
          <h2>{say(packingTexts.proposals)}</h2>
        </header>
        {proposals.length === 0 && <p className="body dim">{say(packingTexts.noProposals)}</p>}
        <ul>
          {proposals.map((proposal) => (
            <ProposalCard
              key={proposal.numbers[0]}
              proposal={proposal}
              busy={plan.isPending && plan.variables === proposal}
              onPlan={() => plan.mutate(proposal)}
            />
          ))}
        </ul>
      </section>
    </div>
  )
}
