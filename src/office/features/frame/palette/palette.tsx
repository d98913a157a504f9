import '#ui/layers/dialog.css'
import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { useRouter } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import type { Me } from '#contract/office/api/me.ts'
import { frameTexts } from '#texts/office/frame.ts'
import { controlTexts } from '#texts/shared/controls.ts'
import { foundText, searchTexts } from '#texts/office/search.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { KeyCaps } from '../../../data/keys/key-caps.tsx'
import { lazyLayer } from '../../../data/layers/lazy-layer.tsx'
import { giveSignal } from '../../../data/packing/scan-signal.ts'
import { useScannerKeys } from '../../../data/packing/scanner-keys.ts'
import { Code } from '../../../ui/code.tsx'
import { codeGroups } from './code-items.ts'
import { firstGroups, foundGroups, type PaletteGroup, type PaletteItem } from './palette-items.ts'
import { useFound } from './use-found.ts'

const Camera = lazyLayer(() => import('../../../ui/camera/camera.tsx').then((file) => file.Camera))

type PaletteProps = {
  me: Me
  /** A phone reads a number by its camera, beside what can be typed. */
  scans?: boolean
  onClose: () => void
}

/** One search over orders, members, goods, pages and help, beginning with what was opened last (NAV-07). */
export function Palette({ me, scans = false, onClose }: PaletteProps) {
  const [say, language] = [useWords(), useLanguage()]
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const [isLooking, setLooking] = useState(scans)
  const [popup, field] = [useRef<HTMLDivElement>(null), useRef<HTMLInputElement>(null)]
  const { found, recent, isOfTyped, hasFailed } = useFound(typed)
  const isSearch = typed.trim() !== ''
  const asked = { me, typed, language }
  const groups = isSearch ? [...codeGroups(asked), ...foundGroups({ found, ...asked })] : firstGroups({ recent, me, language })
  const items = groups.flatMap((group) => group.items)
  const open = ({ goes }: PaletteItem) => {
    onClose()
    void router.navigate({ href: goes.href })
  }
  const enter = useEnter({ items, typed, isReady: isOfTyped || hasFailed, open, search: setTyped })
  useScannerKeys(enter.onScanner, 'layer')
  const closeCamera = () => {
    setLooking(false)
    field.current?.focus()
  }
  return (
    <Dialog.Root open onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Viewport className="palette-place">
          {/* The keyboard of a phone would cover what the camera sees. */}
          <Dialog.Popup ref={popup} initialFocus={scans ? popup : true} className="palette" aria-label={say(searchTexts.title)}>
            {isLooking && <Camera title={say(frameTexts.scan)} onScan={enter.onCamera} onClose={closeCamera} />}
            <Autocomplete.Root
              open
              inline
              items={groups}
              filter={null}
              autoHighlight="always"
              keepHighlight
              value={typed}
              onValueChange={(value, { reason }) => {
                if (reason === 'item-press') return
                setTyped(value)
                setLooking(false)
              }}
              itemToStringValue={({ label }: PaletteItem) => label}
            >
              <div className="palette-field">
                <Search size={18} aria-hidden="true" />
                <Autocomplete.Input
                  ref={field}
                  aria-label={say(searchTexts.title)}
                  placeholder={say(searchTexts.field)}
                  onKeyDownCapture={enter.onKey}
                />
                <Dialog.Close className="palette-close" aria-label={say(controlTexts.close)}>
                  <kbd>Esc</kbd>
                  <X size={18} aria-hidden="true" />
                </Dialog.Close>
              </div>
              <FoundNote {...{ isSearch, isOfTyped, hasFailed, count: items.length }} />
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

type FoundNoteProps = { isSearch: boolean; isOfTyped: boolean; hasFailed: boolean; count: number }

/** What became of the search, for eyes and for who listens. */
function FoundNote({ isSearch, isOfTyped, hasFailed, count }: FoundNoteProps) {
  const say = useWords()
  return (
    <>
      <p className="hidden-text" role="status">
        {isSearch && say(isOfTyped ? foundText(count) : searchTexts.looking)}
      </p>
      {hasFailed && <p className="palette-note">{say(searchTexts.noAnswer)}</p>}
      {isSearch && isOfTyped && count === 0 && <p className="palette-note">{say(searchTexts.nothing)}</p>}
    </>
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

type EnterPlan = {
  items: readonly PaletteItem[]
  typed: string
  isReady: boolean
  open: (item: PaletteItem) => void
  search: (typed: string) => void
}

/**
 * Enter on a complete number opens it at once, also one that a scanner has typed faster than it could be looked up: it then opens as
 * soon as it is found (NAV-10). Everything else opens what is highlighted. What was scanned opens only what has that number; the camera,
 * which reads a code again and again, waits until one is found or known to be nobody's, and then for another.
 */
function useEnter({ items, typed, isReady, open, search }: EnterPlan) {
  const waiting = useRef<'for any' | 'for the number' | null>(null)
  const go = () => {
    const exact = items.find((item) => item.exact)
    const item = exact ?? (waiting.current === 'for any' ? items[0] : undefined)
    if (waiting.current === 'for the number') giveSignal(exact ? 'right' : 'unknown')
    waiting.current = null
    if (item) open(item)
  }
  const goOn = useEffectEvent(go)
  useEffect(() => {
    if (isReady && waiting.current) goOn()
  }, [isReady])
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const exact = items.find((item) => item.exact)
    waiting.current = event.key === 'Enter' && !isReady ? 'for any' : null
    if (event.key !== 'Enter' || (isReady && !exact)) return
    event.preventDefault()
    event.stopPropagation()
    if (isReady && exact) open(exact)
  }
  const onScanner = (code: string) => {
    waiting.current = 'for the number'
    if (code !== typed) search(code)
    else if (isReady) go()
  }
  const onCamera = (code: string) => {
    if (waiting.current === null && code !== typed) onScanner(code)
  }
  return { onKey, onCamera, onScanner }
}
