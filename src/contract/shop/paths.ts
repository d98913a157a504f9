import { isLanguage, type Language } from '#rules/locale.ts'

/** The lists under /items/ that are no categories, and what the API calls them (D-07). */
export const specialItems = { hot: 'hottest', vip: 'members_only', point: 'shopping_point', new: 'latest', preorder: 'presale' } as const
export type SpecialItems = keyof typeof specialItems

export const termsPages = ['about', 'readme', 'privacy', 'certification', 'manual'] as const
export type TermsPage = (typeof termsPages)[number]

type PointsView = { items?: number; page?: number }
type OrdersView = { tab?: string; query?: string; items?: number; page?: number }

/** The address of every page. Links are made here and nowhere else. */
export const paths = {
  home: (language: Language) => `/${language}`,
  search: (language: Language, q?: string) => `/${language}/search${searchOf({ q })}`,
  product: (language: Language, { id, slug }: { id: number; slug: string }) =>
    `/${language}/product/${id}${slug && `-${encodeURIComponent(slug)}`}`,
  items: (language: Language, category: number | SpecialItems | { id: number; slug?: string | undefined }) =>
    `/${language}/items/${typeof category === 'object' ? category.id + (category.slug ? `-${category.slug}` : '') : category}`,
  brand: (language: Language, slug: string) => `/${language}/brands/${slug}`,
  ingredient: (language: Language, slug: string) => `/${language}/ingredients/${slug}`,
  articles: (language: Language, tag?: string) => `/${language}/health-articles${searchOf({ tag })}`,
  article: (language: Language, id: number) => `/${language}/health-articles/${id}`,
  faqs: (language: Language, slug?: string) => `/${language}/faqs${slug ? `/${encodeURIComponent(slug)}` : ''}`,
  faq: (language: Language, slug: string, question: number) => `/${language}/faqs/${encodeURIComponent(slug)}#q${question}`,
  terms: (language: Language, page: TermsPage) => `/${language}/terms/${page}`,
  cart: (language: Language) => `/${language}/cart`,
  steps: (language: Language) => `/${language}/steps`,
  complete: (language: Language, orderId: string) => `/${language}/complete/${encodeURIComponent(orderId)}`,
  order: (language: Language, orderId: string) => `/${language}/order/${encodeURIComponent(orderId)}`,
  payment: (language: Language, orderId: string) => `/${language}/order/${encodeURIComponent(orderId)}/payment`,
  pay: (language: Language, token: string) => `/${language}/pay/${encodeURIComponent(token)}`,
  refundAccount: (language: Language, token: string) => `/${language}/refund/${encodeURIComponent(token)}`,
  orders: (language: Language, view: OrdersView = {}) => `/${language}/user/orders${searchOf(view)}`,
  cancel: (language: Language, orderId: string) => `/${language}/user/cancel/${encodeURIComponent(orderId)}`,
  profile: (language: Language) => `/${language}/user/profile`,
  card: (language: Language) => `/${language}/user/card`,
  point: (language: Language, view: PointsView = {}) => `/${language}/user/point${searchOf(view)}`,
  wishlist: (language: Language) => `/${language}/user/wishlist`,
  address: (language: Language) => `/${language}/user/address`,
  sharedWishlist: (language: Language, token: string) => `/${language}/wishlist/${encodeURIComponent(token)}`,
  awaited: (language: Language, token: string) => `/${language}/notice/${token}`,
  chooseStore: (language: Language, token: string) => `/${language}/store/${token}`,
  loginFail: (language: Language) => `/${language}/loginfail`,
  loginLock: (language: Language) => `/${language}/loginlock`,
  notFound: (language: Language) => `/${language}/404`,
} as const

/** Addresses of the API that a page links to or sends a form to. */
export const apiPaths = {
  signIn: (provider: 'facebook' | 'line', origin: string) => `/api/users/auth/${provider}${searchOf({ origin })}`,
  signOut: '/api/users/sign_out',
  invoicePdf: (orderId: string) => `/api/v1/user/orders/${encodeURIComponent(orderId)}/invoice.pdf`,
} as const

/** The id in the last part of the address of a product or a category: what stands before the first hyphen (PRD-01, PRD-02). */
export function idInAddress(idAndSlug: string): string {
  return idAndSlug.split('-', 1)[0] ?? ''
}

/** The same page in another language: path, query and hash stay (I18N-12). An address without a language leads home. */
export function switchLanguage(address: string, language: Language): string {
  const [, now] = address.split(/[/?#]/, 2)
  return isLanguage(now) ? `/${language}${address.slice(1 + now.length)}` : paths.home(language)
}

function searchOf(values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return search && `?${search}`
}
