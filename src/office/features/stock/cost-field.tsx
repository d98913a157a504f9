import { costTexts } from '#texts/office/goods/cost.ts'
import { TextField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'

type CostFieldProps = { required?: boolean; value: string; onPut: (typed: string) => void }

/** What a unit cost, in TWD with up to two decimals. */
export function CostField({ required = false, value, onPut }: CostFieldProps) {
  const say = useWords()
  return (
    <TextField
      label={say(costTexts.cost)}
      hint={required ? undefined : say(costTexts.costHow)}
      required={required}
      optional={!required}
      type="number"
      inputMode="decimal"
      min={0}
      max={10_000_000}
      step="0.01"
      value={value}
      onChange={({ target }) => onPut(target.value)}
    />
  )
}
