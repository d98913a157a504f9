import { classNames } from '../class-names.ts'
import type { IconName } from './icon-names.ts'
import drawings from './icons.svg?no-inline'

/**
 * A drawing that says nothing of its own: the name stands beside it or on the button around it. All of them come in one
 * file, fetched once, so that neither the pages nor their scripts carry the lines.
 */
export function Icon({ name, size }: { name: IconName; size?: 'small' | 'large' }) {
  return (
    <svg className={classNames('icon', size)} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
