import './section-bar.css'
import { useLocation, useRouter } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { useLayoutEffect, useRef, useSyncExternalStore, type MouseEvent, type RefObject } from 'react'
import { sectionTexts, sectionsTexts } from '#texts/office/goods/product/sections.ts'
import { opensElsewhere } from '#ui/controls/opens-elsewhere.ts'
import { useCurrentInView } from '#ui/use-current-in-view.ts'
import { useWords } from '#ui/words/words.ts'
import type { ProductPicturesForm } from '../../../../data/products/pictures/use-product-pictures.ts'
import type { ProductForm } from '../../../../data/products/use-product-form.ts'
import { leadTo } from './lead-to.ts'
import { marksOf, productSections, type ProductSection, type SectionMark } from './product-sections.ts'
import { sectionInView, watchSections } from './section-in-view.ts'

/**
 * The way through the page of a product, which stays one page: links to its sections, the one in view marked, and those where something
 * is not saved or was refused.
 */
export function SectionBar({ form, pictures }: { form: ProductForm; pictures: ProductPicturesForm }) {
  const say = useWords()
  const asked = useLocation({ select: ({ hash }) => hash })
  const current = useSyncExternalStore(watchSections, () => sectionInView(productSections, asked))
  const row = useCurrentInView<HTMLElement>(current)
  const marks = marksOf({ names: pictures.isDirty ? [...form.names, 'pictures'] : form.names, faults: form.faults })
  useCoveredTop(row)
  const open = useOpenSection()
  return (
    <nav ref={row} className="section-bar bare-scroll" aria-label={say(sectionsTexts.title)}>
      {productSections.map((section) => (
        <a
          key={section}
          href={`#${section}`}
          aria-current={section === current ? 'location' : undefined}
          onClick={(event) => void open(event, section)}
        >
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

/**
 * What leads to a section whose link is pressed. By the router: it knows again only entries of the history that it made itself, and the
 * place on the page at each. Whoever comes by a link is led on once the page stands, since the browser has looked for the section before;
 * who comes back is led on from there by the router to the place where they were.
 */
function useOpenSection() {
  const router = useRouter()
  const leave = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    const asked = productSections.find((section) => section === location.hash.slice(1))
    if (asked) leave.current = leadTo(asked)
    const elsewhere = router.subscribe('onRendered', () => leave.current?.())
    return () => {
      elsewhere()
      leave.current?.()
    }
  }, [router])
  return async (event: MouseEvent<HTMLAnchorElement>, section: ProductSection) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    const { pathname, searchStr } = router.latestLocation
    await router.navigate({ href: `${pathname}${searchStr}#${section}`, resetScroll: false, hashScrollIntoView: false })
    // Not where somebody has pressed on meanwhile.
    if (router.latestLocation.hash !== section) return
    leave.current?.()
    leave.current = leadTo(section)
  }
}
