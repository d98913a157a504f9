import { packingTexts } from '#texts/office/packing.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useWords } from '#ui/words/words.ts'
import { officePaths } from '../../data/paths.ts'
import { useParcels } from '../../data/packing/use-parcels.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { Code } from '../../ui/code.tsx'

/** Parcels that are packed and wait for the courier, each with the page on which it is sent. */
export function HandOverStage() {
  const say = useWords()
  const { data, error, isPending, refetch } = useParcels()
  if (isPending) return <Opening />
  if (!data) return <LoadProblem error={error} onAgain={() => void refetch()} />
  const packed = data.parcels.filter((parcel) => parcel.packed)
  return (
    <div className="page-body">
      <section className="office-panel">
        <header>
          <h2>{say(packingTexts.toHandOver)}</h2>
        </header>
        {packed.length === 0 && <p className="body dim">{say(packingTexts.nothingToHandOver)}</p>}
        <ul>
          {packed.map(({ number, recipient }) => (
            <li key={number}>
              <PageLink href={officePaths.order(number.slice(0, 12))} className="parcel-row">
                <Code>{number}</Code>
                <span className="dim truncate">
                  {recipient.name} · {recipient.destination}
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
