import '#ui/layers/dialog.css'
import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { useRouter } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import type { Me } from '#contract/office/api/me.ts'
import { controlTexts } from '#texts/shared/controls.ts'
import { foundText, searchTexts } from '#texts/office/search.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { KeyCaps } from '../../../data/keys/key-caps.tsx'
import { Code } from '../../../ui/code.tsx'
import { firstGroups, foundGroups, type PaletteGroup, type PaletteItem } from './palette-items.ts'
import { useFound } from './use-found.ts'

/** One search over orders, members, goods, pages and help, beginning with what was opened last (NAV-07). */
export function Palette({ me, onClose }: { me: Me; onClose: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const { found, recent, isOfTyped, hasFailed } = useFound(typed)
  const isSearch = typed.trim() !== ''
  const groups = isSearch ? foundGroups({ found, me, typed, language }) : firstGroups({ recent, me, language })
  const items = groups.flatMap((group) => group.items)
  const open = ({ goes }: PaletteItem) => {
    onClose()
    void router.navigate({ href: goes.href })
  }
  const enter = useEnter({ items, isReady: isOfTyped || hasFailed, open })
  return (
    <Dialog.Root open onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Viewport className="palette-place">
          <Dialog.Popup className="palette" aria-label={say(searchTexts.title)}>
            <Autocomplete.Root
              open
              inline
              items={groups}
              filter={null}
              autoHighlight="always"
              keepHighlight
              value={typed}
              onValueChange={(value, { reason }) => {
                if (reason !== 'item-press') setTyped(value)
              }}
              itemToStringValue={({ label }: PaletteItem) => label}
            >
              <div className="palette-field">
                <Search size={18} aria-hidden="true" />
                <Autocomplete.Input aria-label={say(searchTexts.title)} placeholder={say(searchTexts.field)} onKeyDownCapture={enter} />
                <Dialog.Close className="palette-close" aria-label={say(controlTexts.close)}>
                  <kbd>Esc</kbd>
                  <X size={18} aria-hidden="true" />
                </Dialog.Close>
              </div>
              <p className="hidden-text" role="status">
                {isSearch && say(isOfTyped ? foundText(items.length) : searchTexts.looking)}
              </p>
              {hasFailed && <p className="palette-note">{say(searchTexts.noAnswer)}</p>}
              {isSearch && isOfTyped && items.length === 0 && <p className="palette-note">{say(searchTexts.nothing)}</p>}
              <Autocomplete.List className="palette-list">
                {(group: PaletteGroup) => (
                  <Autocomplete.Group key={group.value} items={group.items}>
                    <Autocomplete.GroupLabel className="palette-group">{group.value}</Autocomplete.GroupLabel>
                    <Autocomplete.Collection>
                      {(item: PaletteItem) => <PaletteRow key={item.key} item={item} onOpen={() => open(item)} />}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
            </Autocomplete.Root>
            <p className="palette-foot" aria-hidden="true">
              <KeyCaps keys="ArrowUp" />
              <KeyCaps keys="ArrowDown" /> {say(searchTexts.move)} <KeyCaps keys="Enter" /> {say(searchTexts.open)}
            </p>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function PaletteRow({ item, onOpen }: { item: PaletteItem; onOpen: () => void }) {
  const { label, isCode = false, more, Sign } = item
  return (
    <Autocomplete.Item value={item} onClick={onOpen} className="palette-item">
      <Sign size={17} strokeWidth={1.7} aria-hidden="true" />
      <span className="label">{isCode ? <Code>{label}</Code> : label}</span>
      <span className="dim">{more}</span>
    </Autocomplete.Item>
  )
}

/**
 * Enter on a complete number opens it at once, also one that a scanner has typed faster than it could be looked up: it then opens as
 * soon as it is found (NAV-10). Everything else opens what is highlighted.
 */
function useEnter({ items, isReady, open }: { items: readonly PaletteItem[]; isReady: boolean; open: (item: PaletteItem) => void }) {
  const isWaiting = useRef(false)
  const go = useEffectEvent(() => {
    isWaiting.current = false
    const item = items.find(({ exact }) => exact) ?? items[0]
    if (item) open(item)
  })
  useEffect(() => {
    if (isReady && isWaiting.current) go()
  }, [isReady])
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const exact = items.find((item) => item.exact)
    isWaiting.current = event.key === 'Enter' && !isReady
    if (event.key !== 'Enter' || (isReady && !exact)) return
    event.preventDefault()
    event.stopPropagation()
    if (isReady && exact) open(exact)
  }
}
