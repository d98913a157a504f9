import { useEffect, useRef } from 'react'

type LetterPaperProps = { html: string; language: 'zh' | 'en'; label: string }

/**
 * A letter as mailboxes draw it. It stands in a shadow of its own, so that neither the office's styles reach it nor its styles the
 * office; its own are given through the style objects, which the office's policy allows. Its links lead nowhere.
 */
export function LetterPaper({ html, language, label }: LetterPaperProps) {
  const paper = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const host = paper.current
    if (!host) return
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    const letter = new DOMParser().parseFromString(html, 'text/html')
    const styles = Object.values(letter.querySelectorAll('style')).map(({ textContent }) => sheetOf(textContent))
    root.adoptedStyleSheets = styles
    const body = document.createElement('div')
    body.className = 'page'
    dress(body, letter.body.getAttribute('style'))
    for (const styled of letter.body.querySelectorAll<HTMLElement>('[style]')) dress(styled, styled.getAttribute('style'))
    body.append(...letter.body.childNodes)
    for (const link of body.querySelectorAll('a')) link.removeAttribute('href')
    root.replaceChildren(body)
  }, [html])
  return (
    // What scrolls has to be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={paper} className="letter-paper" role="group" tabIndex={0} aria-label={label} lang={language === 'zh' ? 'zh-Hant-TW' : 'en'} />
  )
}

function dress(element: HTMLElement, style: string | null) {
  element.removeAttribute('style')
  element.style.cssText = style ?? ''
}

function sheetOf(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  return sheet
}
