import type { ReactNode } from 'react'
import type { Temperature } from '#rules/temperature.ts'
import { controlTexts } from '#texts/shared/controls.ts'
import { Icon } from '../pictures/icon.tsx'
import type { IconName } from '../pictures/icon-names.ts'
import { useWords } from './words.ts'

export type TagKind = 'first' | 'vip' | 'preorder' | 'points' | 'warning' | 'outline' | Temperature

export function Tag({ kind, icon, children }: { kind?: TagKind; icon?: IconName; children: ReactNode }) {
  return (
    <span className={kind ? `tag ${kind}` : 'tag'}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}

const icons = { normal: 'sun', refrigeration: 'thermo', freezing: 'snow' } as const

/** The sign of a temperature beside its word, where that stands there already. */
export function TemperatureSign({ temperature }: { temperature: Temperature }) {
  return (
    <span className={`tag ${temperature} sign`} aria-hidden="true">
      <Icon name={icons[temperature]} />
    </span>
  )
}

/** Always icon, word and colour together. `word`: a shorter one than usual, where there is little room. */
export function TemperatureTag({ temperature, word }: { temperature: Temperature; word?: string }) {
  const say = useWords()
  return (
    <Tag kind={temperature} icon={icons[temperature]}>
      {word ?? say(controlTexts.temperatures[temperature])}
    </Tag>
  )
}
