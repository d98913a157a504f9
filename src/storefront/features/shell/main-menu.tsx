import { useParams } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import type { Category } from '#contract/shop/api/categories.ts'
import { idInAddress, paths } from '#contract/shop/paths.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { orNothing } from '#ui/or-nothing.tsx'

const SubMenu = lazy(() => import('./sub-menu.tsx').then(({ SubMenu }) => ({ default: SubMenu }), orNothing))

/**
 * The categories of wide screens. Pointing at one opens its sub-categories; so do Enter, Space and a finger. A click with
 * the mouse goes to the category itself, as does everything when there is no script.
 */
export function MainMenu({ categories }: { categories: readonly Category[] }) {
  const say = useWords()
  const language = useLanguage()
  const { category = '' } = useParams({ strict: false })
  const current = idInAddress(category)
  const [openId, setOpenId] = useState<number>()
  const triggers = useRef(new Map<number, HTMLElement>())
  const open = categories.find(({ id, sub_categories }) => id === openId && sub_categories.length > 0)
  const close = () => setOpenId(undefined)
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || openId === undefined) return
    triggers.current.get(openId)?.focus()
    close()
  }
  return (
    <nav className="main-menu" aria-label={say(shellTexts.menu)}>
      <div role="presentation" onPointerLeave={close} onBlur={leave} onKeyDown={escape}>
        <ul>
          {categories.map((category) => (
            <li key={category.id}>
              <PageLink
                className="top"
                href={paths.items(language, category)}
                ref={(link) => void (link ? triggers.current.set(category.id, link) : triggers.current.delete(category.id))}
                aria-current={holds(category, current) ? 'page' : undefined}
                aria-expanded={category.sub_categories.length > 0 ? openId === category.id : undefined}
                onPointerEnter={(event) => event.pointerType === 'mouse' && setOpenId(category.id)}
                onClick={(event) => opensOnly(event, category) && setOpenId(openId === category.id ? undefined : category.id)}
                onKeyDown={(event) => pressesSpace(event) && setOpenId(openId === category.id ? undefined : category.id)}
              >
                {category.name}
              </PageLink>
            </li>
          ))}
        </ul>
        <Suspense>{open && <SubMenu category={open} onDone={close} />}</Suspense>
      </div>
    </nav>
  )
}

function holds({ id, sub_categories }: Category, current: string): boolean {
  return String(id) === current || sub_categories.some((sub) => String(sub.id) === current)
}

/** Whether this click opens the menu and goes nowhere: one by keyboard (detail 0) or by finger. */
function opensOnly(event: MouseEvent, { sub_categories }: Category): boolean {
  const byFinger = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch'
  if (sub_categories.length === 0 || (event.detail !== 0 && !byFinger)) return false
  event.preventDefault()
  return true
}

function pressesSpace(event: KeyboardEvent): boolean {
  if (event.key !== ' ') return false
  event.preventDefault()
  return true
}
