import './content.css'
import { useEffect } from 'react'
import type { Faq } from '#contract/shop/api/content.ts'
import { faqTexts } from '#texts/shop/content.ts'
import { Film } from '#ui/pictures/film.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { RichText } from '#ui/words/rich-text.tsx'
import { useWords } from '#ui/words/words.ts'

/**
 * Questions that open, in two columns: the first half left, so that an opened answer moves only its own column. An address
 * that ends in `#q3` opens the third.
 */
export function Questions({ faqs }: { faqs: readonly Faq[] }) {
  useOpenByHash()
  const half = Math.ceil(faqs.length / 2)
  return (
    <div className="questions">
      <Column faqs={faqs.slice(0, half)} from={1} />
      <Column faqs={faqs.slice(half)} from={half + 1} />
    </div>
  )
}

/** `from` is the number of its first question. */
function Column({ faqs, from }: { faqs: readonly Faq[]; from: number }) {
  return (
    <div>
      {faqs.map((faq, place) => (
        <Question key={faq.title} faq={faq} number={from + place} />
      ))}
    </div>
  )
}

function Question({ faq, number }: { faq: Faq; number: number }) {
  const say = useWords()
  return (
    <details id={`q${number}`} className="question">
      <summary>
        {faq.title}
        <Icon name="down" />
      </summary>
      <div className="answer">
        <RichText html={faq.content} />
        {faq.video && <Film address={faq.video} label={say(faqTexts.video)} />}
      </div>
    </details>
  )
}

function useOpenByHash() {
  useEffect(() => {
    const open = () => {
      const asked = document.getElementById(location.hash.slice(1))
      if (!(asked instanceof HTMLDetailsElement)) return
      asked.open = true
      asked.scrollIntoView()
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  })
}
