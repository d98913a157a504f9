import { useMemo } from 'react'
import { findClaims, textOfHtml, type FoundClaim } from '#rules/claims/find-claims.ts'
import { inLanguage } from '#rules/locale.ts'
import { claimTexts } from '#texts/office/goods/claims.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useClaimWords } from '../../../data/products/use-claims.tsx'

/** So many signs before and behind a word say where it stands. */
const around = 12

/** Words of a text that claim a medical effect, underlined where they stand, with the law that forbids it (GDS-29). */
export function ClaimNotes({ text }: { text: string }) {
  const [say, language] = [useWords(), useLanguage()]
  const words = useClaimWords()
  const plain = useMemo(() => textOfHtml(text), [text])
  const found = useMemo(() => findClaims(plain, words), [plain, words])
  if (found.length === 0) return null
  return (
    <ul className="claims" aria-label={say(claimTexts.notes)}>
      {found.map((claim) => (
        <li key={claim.from}>
          <Excerpt text={plain} claim={claim} /> <span className="muted">{inLanguage(claim.law, language)}</span>
        </li>
      ))}
    </ul>
  )
}

function Excerpt({ text, claim: { from, to } }: { text: string; claim: FoundClaim }) {
  const begin = Math.max(0, from - around)
  return (
    <span>
      {begin > 0 && '…'}
      {text.slice(begin, from)}
      <mark className="claim">{text.slice(from, to)}</mark>
      {text.slice(to, to + around)}
      {to + around < text.length && '…'}
    </span>
  )
}
