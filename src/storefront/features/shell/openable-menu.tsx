import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { apiPaths } from '#contract/shop/paths.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { memberLinks } from './member-links.ts'
import { VipBadge } from './vip-badge.tsx'

/** Level and pages of who is signed in. Visitors do not load it. */
export function OpenableMenu({ name, vip }: { name: string; vip: number }) {
  const say = useWords()
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const close = () => setOpen(false)
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    close()
    frame.current?.querySelector('button')?.focus()
  }
  return (
    <div className="member-menu desktop" role="presentation" ref={frame} onBlur={leave} onKeyDown={escape}>
      <VipBadge level={vip} />
      <IconButton label={say(shellTexts.memberMenu)} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="user" />
      </IconButton>
      {open && (
        <div className="menu">
          <p className="who">{name}</p>
          {memberLinks.map(({ text, icon, pathIn }) => (
            <PageLink key={icon} href={pathIn(language)} onClick={close}>
              <Icon name={icon} />
              {say(text)}
            </PageLink>
          ))}
          <a href={apiPaths.signOut}>
            <Icon name="logout" />
            {say(shellTexts.logOut)}
          </a>
        </div>
      )}
    </div>
  )
}
