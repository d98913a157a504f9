import './section-bar.css'
import { CircleAlert } from 'lucide-react'
import { useEffect, useLayoutEffect, useSyncExternalStore, type RefObject } from 'react'
import { sectionTexts, sectionsTexts } from '#texts/office/goods/product/sections.ts'
import { useCurrentInView } from '#ui/use-current-in-view.ts'
import { useWords } from '#ui/words/words.ts'
import type { ProductForm } from '../../../../data/products/use-product-form.ts'
import { marksOf, productSections, type SectionMark } from './product-sections.ts'
import { sectionInView, watchSections } from './section-in-view.ts'

/**
 * The way through the page of a product, which stays one page: links to its sections, the one in view marked, and those where something
 * is not saved or was refused.
 */
export function SectionBar({ form }: { form: ProductForm }) {
  const say = useWords()
  const current = useSyncExternalStore(watchSections, () => sectionInView(productSections))
  const row = useCurrentInView<HTMLElement>(current)
  const marks = marksOf(form)
  useCoveredTop(row)
  useArrival()
  return (
    <nav ref={row} className="section-bar bare-scroll" aria-label={say(sectionsTexts.title)}>
      {productSections.map((section) => (
        <a key={section} href={`#${section}`} aria-current={section === current ? 'location' : undefined}>
          {say(sectionTexts[section])}
          <Mark mark={marks.get(section)} />
        </a>
      ))}
    </nav>
  )
}

function Mark({ mark }: { mark: SectionMark | undefined }) {
  const say = useWords()
  if (!mark) return null
  return (
    <span className={`section-mark ${mark}`}>
      {mark === 'refused' && <CircleAlert size={14} aria-hidden="true" />}
      <span className="hidden-text"> {say(sectionsTexts[mark])}</span>
    </span>
  )
}

/** How much of the window the bars on top cover is told to the styles, so that nothing that is scrolled to hides behind them. */
function useCoveredTop(bar: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const [own, head] = [bar.current, bar.current?.parentElement]
    if (!own || !head) return
    const { style } = document.documentElement
    // On a phone the head has no box: this bar alone stays.
    const tell = () => style.setProperty('--of-covered', `${head.offsetHeight || own.offsetHeight}px`)
    tell()
    const observer = new ResizeObserver(tell)
    observer.observe(own)
    observer.observe(head)
    return () => {
      observer.disconnect()
      style.removeProperty('--of-covered')
    }
  }, [bar])
}

/** Whoever comes by a link to a section is led there once the page stands: the browser has looked for it before. */
function useArrival() {
  useEffect(() => {
    const asked = productSections.find((section) => section === location.hash.slice(1))
    const heading = asked && document.getElementById(asked)
    if (!heading) return
    heading.scrollIntoView()
    heading.focus({ preventScroll: true })
  }, [])
}
