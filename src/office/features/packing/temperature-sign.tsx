import { Refrigerator, Snowflake, Sun } from 'lucide-react'
import type { Temperature } from '#rules/temperature.ts'
import { controlTexts } from '#texts/shared/controls.ts'
import { useWords } from '#ui/words/words.ts'

const signs = { normal: Sun, refrigeration: Refrigerator, freezing: Snowflake } as const

/** How cold something is kept: sign and word. */
export function TemperatureSign({ temperature, short = false }: { temperature: Temperature; short?: boolean }) {
  const say = useWords()
  const Sign = signs[temperature]
  return (
    <span className="inline-flex items-center gap-1.5 align-bottom" title={say(controlTexts.temperatures[temperature])}>
      <Sign size={16} aria-hidden="true" />
      <span className={short ? 'hidden-text' : undefined}>{say(controlTexts.temperatures[temperature])}</span>
    </span>
  )
}
