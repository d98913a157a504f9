import type { ComponentProps, ReactNode } from 'react'
import { controlTexts } from '#texts/shared/controls.ts'
import { classNames } from '../class-names.ts'
import { PageLink } from './page-link.tsx'
import { useWords } from '../words/words.ts'

type Looks = {
  /** One primary button per view. */
  kind?: 'primary' | 'secondary' | 'soft' | 'ghost'
  size?: 'small' | 'big'
  full?: boolean
}

type ButtonProps = ComponentProps<'button'> &
  Looks & {
    /** Something it began is under way: it keeps its width, takes no further click and says so. */
    busy?: boolean
  }

export function Button({
  kind = 'primary',
  size,
  full = false,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const say = useWords()
  return (
    <button
      type={type}
      className={looks({ kind, size, full }, className)}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      {...rest}
    >
      {busy ? say(controlTexts.busy) : children}
    </button>
  )
}

/** A link that looks like a button. */
export function LinkButton({ kind = 'primary', size, full = false, className, ...rest }: ComponentProps<typeof PageLink> & Looks) {
  return <PageLink className={looks({ kind, size, full }, className)} {...rest} />
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** Its name with its object: 刪除 梅花潤手霜, not 刪除. */
  label: string
  children: ReactNode
}

export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return <button type={type} className={classNames('icon-button', className)} aria-label={label} {...rest} />
}

function looks({ kind, size, full }: { kind: string; size: string | undefined; full: boolean }, more: string | undefined): string {
  return classNames('button', kind, size, full && 'full', more)
}
