import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { CartItem } from '#contract/shop/api/cart.ts'
import { newDraft, type Draft } from '#rules/checkout/checkout-draft.ts'
import type { Language } from '#rules/locale.ts'
import type { CheckoutNeeds } from '#storefront/features/checkout/checkout-needs.ts'
import { useCheckout, type CheckoutState } from '#storefront/features/checkout/use-checkout.ts'
import { createShopRouter } from '#storefront/routes.ts'
import { LanguageProvider } from '#ui/words/words.ts'
import { cartLine, type LineWish } from './cart-line.ts'
import { termsToday } from './test-terms.ts'

const router = createShopRouter({ terms: termsToday } as never)

export type Shopping = {
  /** What is ordered: one line for each. */
  goods: readonly LineWish[]
  /** What the shopper has said so far. */
  said?: Partial<Draft>
  discount?: CheckoutNeeds['discount']
  language?: Language
}

/** A part of the checkout as it is drawn for these goods, with the amounts and rules that the checkout itself works out. */
export function drawCheckout(
  { goods, said = {}, discount = null, language = 'zh' }: Shopping,
  part: (given: { checkout: CheckoutState; needs: CheckoutNeeds }) => ReactNode,
): string {
  const lines = goods.map((wish, place) => namedLine(place + 1, wish))
  const needs = {
    user: { email: 'mei@example.com', constants: { app_id: 1, app_key: 'key' } },
    lines,
    discount,
    progress: { find: () => null, keep: () => undefined },
  } as unknown as CheckoutNeeds
  const draft = { ...newDraft, ...said }
  function Part() {
    const checkout = useCheckout(needs)
    if (checkout.draft === newDraft) checkout.change(() => draft)
    return part({ checkout, needs })
  }
  return drawn(<Part />, language)
}

/** A piece of a page, in the terms of any day. */
export function drawn(piece: ReactNode, language: Language = 'zh'): string {
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={new QueryClient()}>
        <LanguageProvider value={language}>{piece}</LanguageProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
  )
}

function namedLine(id: number, wish: LineWish): CartItem {
  const line = cartLine(id, wish)
  return {
    ...line,
    product: { optional_bundles: [], ...line.product, id, name: `Goods ${id}`, preview: '/media/goods.webp' },
  } as unknown as CartItem
}

/** What stands in markup for whoever reads it. */
export function textOf(markup = ''): string {
  return markup
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}

export type Radio = { value: string; title: string; notes: string[]; isOpen: boolean; isChosen: boolean }

/** Every choice that explains itself, in its order, with what is said about it. */
export function radiosIn(html: string): Radio[] {
  return html
    .split('<label class="option-card">')
    .slice(1)
    .map((card) => {
      const [input = ''] = /<input[^>]*>/.exec(card) ?? []
      const [, note = ''] = /<span class="note">(.*?)<\/label>/s.exec(card) ?? []
      return {
        value: /value="([^"]*)"/.exec(input)?.[1] ?? '',
        title: textOf(/<span class="title">(.*?)<\/span>/s.exec(card)?.[1]),
        notes: (note.includes('class="block"') ? note.split('</span>') : [note]).map(textOf).filter((each) => each !== ''),
        isOpen: !/ disabled=""/.test(input),
        isChosen: / checked=""/.test(input),
      }
    })
}

/** What can be picked in the field of that label: each value with its words, and which is picked. */
export function selectIn(html: string, label: string): { options: [value: string, words: string][]; picked: string } {
  const [, after = ''] = html.split(`>${label}</label>`)
  const [select = ''] = after.split('</select>')
  const options = [...select.matchAll(/<option([^>]*)>(.*?)<\/option>/gs)]
  const valueOf = (attributes = '') => /value="([^"]*)"/.exec(attributes)?.[1] ?? ''
  return {
    options: options
      .map(([, attributes, words]): [string, string] => [valueOf(attributes), textOf(words)])
      .filter(([value]) => value !== ''),
    picked: valueOf(options.find(([, attributes = '']) => attributes.includes('selected'))?.[1]),
  }
}

/** The rows of a list of amounts. */
export function amountsIn(html: string): [what: string, amount: string][] {
  return [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)].map(([, what, amount]) => [textOf(what), textOf(amount)])
}
