import type { StockLot } from '#contract/office/api/goods/stock.ts'
import { movementKinds } from '#rules/catalog/stock/stock-movements.ts'
import { movementTexts, stockTexts } from '#texts/office/stock.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import type { LedgerAsked } from '../../data/stock/use-stock.ts'
import { FilterPick } from '../../ui/filter-pick.tsx'

type FiltersProps = {
  asked: LedgerAsked
  lots: readonly StockLot[]
  actors: readonly string[]
  onAsk: (name: keyof LedgerAsked, value: string) => void
  onReset: () => void
}

/** Reason, lot, actor and day. */
export function LedgerFilters({ asked, lots, actors, onAsk, onReset }: FiltersProps) {
  const say = useWords()
  return (
    <div className="filters">
      <h3>{say(stockTexts.ledger)}</h3>
      <FilterPick
        label={say(stockTexts.kind)}
        all={say(stockTexts.anyKind)}
        value={asked.kind ?? ''}
        choices={movementKinds.map((kind) => ({ value: kind, label: say(movementTexts[kind]) }))}
        onPick={(value) => onAsk('kind', value)}
      />
      {lots.length > 0 && (
        <FilterPick
          label={say(stockTexts.lot)}
          all={say(stockTexts.anyLot)}
          value={String(asked.lot ?? '')}
          choices={lots.map(({ id, number, expires_on }) => ({ value: String(id), label: `${number} ${expires_on}` }))}
          onPick={(value) => onAsk('lot', value)}
        />
      )}
      <FilterPick
        label={say(stockTexts.who)}
        all={say(stockTexts.anybody)}
        value={asked.actor ?? ''}
        choices={actors.map((actor) => ({ value: actor, label: actor.replace(/^staff /, '') }))}
        onPick={(value) => onAsk('actor', value)}
      />
      <label className="filter-day">
        <span className="dim">{say(stockTexts.day)}</span>
        <input type="date" className="filter-pick" value={asked.day ?? ''} onChange={({ target }) => onAsk('day', target.value)} />
      </label>
      {Object.keys(asked).length > 0 && (
        <Button kind="ghost" size="small" onClick={onReset}>
          {say(stockTexts.reset)}
        </Button>
      )}
    </div>
  )
}
