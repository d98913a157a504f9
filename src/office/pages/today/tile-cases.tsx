import type { TodayTile } from '#contract/office/api/today.ts'
import { FailedWorkCases } from '../../features/today/cases/failed-work-cases.tsx'
import { LowStockCases } from '../../features/today/cases/low-stock-cases.tsx'
import { ProviderCases } from '../../features/today/cases/provider-cases.tsx'
import { UnansweredCases } from '../../features/today/cases/unanswered-cases.tsx'
import { ApprovalsToDecide } from './approvals-to-decide.tsx'

/** The cases of a tile that stand under it; a tile whose cases are a list of orders alone has none. */
export function TileCases({ kind }: { kind: TodayTile['kind'] }) {
  switch (kind) {
    case 'approvals':
      return <ApprovalsToDecide />
    case 'unanswered':
      return <UnansweredCases />
    case 'low_stock':
      return <LowStockCases />
    case 'failed_work':
      return <FailedWorkCases />
    case 'providers':
      return <ProviderCases />
    default:
      return null
  }
}
