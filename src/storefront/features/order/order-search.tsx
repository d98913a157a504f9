import './order.css'
import { useEffect, useRef, type FormEvent } from 'react'
import { paths } from '#contract/shop/paths.ts'
import { ordersTexts } from '#texts/shop/orders.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { longestQuery } from './orders-view.ts'

/** Looks through a member's orders (OLS-02). A plain form, which also works before the page is awake. */
export function OrderSearch({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const say = useWords()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.value = query
  }, [query])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(box.current?.value.trim() ?? '')
  }
  const clear = () => {
    box.current?.focus()
    onSearch('')
  }
  return (
    <form className="order-search" role="search" action={paths.orders(useLanguage())} onSubmit={submit} onReset={clear}>
      <Icon name="search" />
      <input
        ref={box}
        className="input"
        type="search"
        name="query"
        aria-label={say(ordersTexts.search)}
        placeholder={say(ordersTexts.searchPlaceholder)}
        defaultValue={query}
        maxLength={longestQuery}
        enterKeyHint="search"
        autoComplete="off"
      />
      {query !== '' && (
        <IconButton type="reset" label={say(ordersTexts.clearSearch)} className="clear">
          <Icon name="x" />
        </IconButton>
      )}
    </form>
  )
}
