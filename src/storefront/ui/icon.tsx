import { classNames } from './class-names.ts'
import { iconPaths, type IconName } from './icon-paths.ts'

/** A drawing that says nothing of its own: the name stands beside it or on the button around it. */
export function Icon({ name, size }: { name: IconName; size?: 'small' | 'large' }) {
  return (
    <svg className={classNames('icon', size)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
