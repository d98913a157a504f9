import './family-choice.css'
import { useEffect, useRef, useSyncExternalStore, type KeyboardEvent } from 'react'
import type { Product, ProductFamily } from '#contract/shop/api/products.ts'
import { paths } from '#contract/shop/paths.ts'
import { choiceOf, type FamilyAxisChoice, type FamilyValue } from '#rules/catalog/families/choice.ts'
import { familyTexts, productTexts } from '#texts/shop/product.ts'
import { classNames } from '#ui/class-names.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { Swatch } from '#ui/pictures/swatch.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

type Look = ProductFamily['members'][number]['swatch']

/** The axis along which somebody went on to this page: its chosen value has the focus again, as if the page had not changed. */
let wentAlong: number | null = null

/** Shades and sizes: each axis a group of links, with the chosen value in words (FAM-09 to FAM-11). */
export function FamilyChoice({ product, family }: { product: Product; family: ProductFamily }) {
  return choiceOf<Look>(family, product.id).map((axis, place) => <Axis key={axis.name} axis={axis} place={place} />)
}

function Axis({ axis, place }: { axis: FamilyAxisChoice<Look>; place: number }) {
  const say = useWords()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (wentAlong !== place) return
    wentAlong = null
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
  }, [place])
  return (
    <nav className="family-axis" aria-label={axis.name}>
      <p aria-hidden="true">
        <span className="label">{axis.name}</span>
        <span>
          {axis.chosen}
          {axis.values.some(({ isChosen, leads }) => isChosen && leads?.soldOut) && ` ${say(productTexts.soldOut)}`}
        </span>
      </p>
      <ul ref={list} className={axis.isColour ? 'swatches' : 'sizes'}>
        {axis.values.map((value) => (
          <li key={value.value}>
            <Value axis={axis} value={value} onChoose={() => (wentAlong = place)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type ValueProps = { axis: FamilyAxisChoice<Look>; value: FamilyValue<Look>; onChoose: () => void }

function Value({ axis, value: { value, swatch, leads, isChosen }, onChoose }: ValueProps) {
  const say = useWords()
  const language = useLanguage()
  const isAlive = useIsAlive()
  const told = { axis: axis.name, value }
  const drawn = swatch ? <Swatch swatch={swatch} /> : <span className="value">{value}</span>
  if (!leads)
    return (
      <span className="family-value absent">
        {drawn}
        <span className="hidden-text">{say(familyTexts.absent(told))}</span>
      </span>
    )
  const name = say(leads.soldOut ? familyTexts.soldOut(told) : familyTexts.value(told))
  return (
    <PageLink
      className={classNames('family-value', leads.soldOut && 'sold-out')}
      href={paths.product(language, leads)}
      keepsPlace
      title={leads.soldOut ? `${value} ${say(productTexts.soldOut)}` : value}
      aria-label={name}
      aria-current={isChosen ? 'page' : undefined}
      tabIndex={isAlive && !isChosen ? -1 : undefined}
      onClick={onChoose}
      onKeyDown={moveFocus}
    >
      {drawn}
    </PageLink>
  )
}

/** Scripts run: the arrow keys move, and one stop of the Tab key is enough. Without them each link is a stop. */
function useIsAlive(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  ArrowUp: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Moves among the values of an axis; only Enter opens (FAM-11). */
function moveFocus(event: KeyboardEvent<HTMLAnchorElement>) {
  const links = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])]
  const at = links.indexOf(event.currentTarget)
  const step = steps[event.key]
  if (!step || at === -1 || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  links[step(at, links.length - 1)]?.focus()
}
