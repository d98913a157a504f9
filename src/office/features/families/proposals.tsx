import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { pictureAt } from '#rules/catalog/pictures/picture.ts'
import { inLanguage } from '#rules/locale.ts'
import { familiesTexts, proposalOf } from '#texts/office/goods/families/families.ts'
import { Button, LinkButton } from '#ui/controls/button.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useProposals } from '../../data/families/use-families.ts'
import { officePaths } from '../../data/paths.ts'

/** Families that other styles and names suggest; each opens as a new family, of which nothing is saved yet (FAM-14). */
export function Proposals() {
  const [say, language] = [useWords(), useLanguage()]
  const [isAsked, setAsked] = useState(false)
  const { data, isFetching } = useProposals(isAsked)
  return (
    <section className="family-proposals" aria-labelledby="proposals">
      <h2 id="proposals">{say(familiesTexts.proposals)}</h2>
      <p className="dim">{say(familiesTexts.proposalsHow)}</p>
      {!data && (
        <Button kind="secondary" size="small" busy={isFetching} onClick={() => setAsked(true)}>
          <Sparkles size={16} aria-hidden="true" />
          {say(familiesTexts.look)}
        </Button>
      )}
      {data?.proposals.length === 0 && <p role="status">{say(familiesTexts.noProposals)}</p>}
      <div role="status">
        <ul className="family-rows">
          {data?.proposals.map(({ name, products }) => (
            <li key={products[0]?.id}>
              <span className="family-previews" aria-hidden="true">
                {products.slice(0, 5).map(({ id, preview }) => (
                  <img key={id} src={pictureAt(preview, { width: 200, format: 'webp' })} alt="" width={36} height={36} loading="lazy" />
                ))}
              </span>
              <span>{say(proposalOf(inLanguage(name, language), products.length))}</span>
              <LinkButton
                kind="secondary"
                size="small"
                href={officePaths.newFamily(products.map(({ id }) => id))}
                aria-label={`${say(familiesTexts.accept)}: ${inLanguage(name, language)}`}
              >
                {say(familiesTexts.accept)}
              </LinkButton>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
