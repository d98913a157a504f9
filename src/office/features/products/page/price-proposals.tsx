import type { OfficeProduct } from '#contract/office/api/goods/products.ts'
import { priceChangesText } from '#texts/office/goods/product/price-changes.ts'
import { proposalTexts, withdrawPrices } from '#texts/office/goods/product/price-proposals.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../data/office.tsx'
import { officePaths } from '../../../data/paths.ts'
import { useMay } from '../../../data/use-me.ts'
import { useApprovalChange } from '../../../data/use-approvals.ts'
import { When } from '../../../ui/when.tsx'

/** Prices that wait for somebody's yes, with who would have them (GDS-52). */
export function PriceProposals({ product: { fields, proposals } }: { product: OfficeProduct }) {
  return (
    <ul className="grid gap-2">
      {proposals.map((proposal) => (
        <Proposal key={proposal.approval} proposal={proposal} fields={fields} />
      ))}
    </ul>
  )
}

type ProposalProps = { proposal: OfficeProduct['proposals'][number]; fields: OfficeProduct['fields'] }

function Proposal({ proposal: { approval, by, is_own: isOwn, at, prices }, fields }: ProposalProps) {
  const say = useWords()
  const may = useMay()
  const { approvals } = useOffice()
  const withdraw = useApprovalChange(async (_: undefined, press) => {
    await approvals.withdraw({ id: approval }, press)
    return proposalTexts.withdrawn
  })
  const said = priceChangesText(prices.map(({ field, to }) => ({ field, from: fields[field], to })))
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="state wait pill">{say(proposalTexts.waiting)}</span>
      <b className="font-medium">{say(said)}</b>
      <span className="dim">
        {by} <When at={at} />
      </span>
      {isOwn && (
        <Button
          kind="ghost"
          size="small"
          busy={withdraw.isPending}
          aria-label={say(withdrawPrices(said))}
          onClick={() => withdraw.mutate(undefined)}
        >
          {say(proposalTexts.withdraw)}
        </Button>
      )}
      {!isOwn && may('approvals.decide') && (
        <PageLink href={officePaths.approvals} className="text-link">
          {say(proposalTexts.decide)}
        </PageLink>
      )}
    </li>
  )
}
