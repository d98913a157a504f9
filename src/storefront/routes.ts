import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import type { RouterContext } from '#storefront/data/context.ts'
import { NotFoundPage } from '#storefront/pages/frame/not-found.tsx'
import { PageError } from '#storefront/pages/frame/page-error.tsx'
import { parseSearch, stringifySearch } from '#storefront/data/search-params.ts'
import { awaited, closedStore, payLink, refundAccount } from './letter-routes.ts'
import { leadNowhere, root, shop } from './shop-route.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's own source, so that its files are named in the document. */
    source?: string
    /** Buyers give their cards here: the card company may be reached. Only a page of its own document gets that right. */
    takesCards?: boolean
    /** Only for members: everybody gets the same empty page, and visitors are sent home in the browser. */
    membersOnly?: boolean
  }
  interface Register {
    router: ShopRouter
  }
}

const homePage = () => import('#storefront/pages/shopping/home.tsx')
const home = createRoute({
  getParentRoute: () => shop,
  path: '/',
  loader: async (visit) => (await homePage()).load(visit),
  head: async (page) => (await homePage()).head(page),
  component: lazyRouteComponent(homePage, 'HomePage'),
  staticData: { source: 'src/storefront/pages/shopping/home.tsx' },
})

const itemsPage = () => import('#storefront/pages/shopping/items.tsx')
const items = createRoute({
  getParentRoute: () => shop,
  path: 'items/$category',
  loader: async (visit) => (await itemsPage()).load(visit),
  head: async (page) => (await itemsPage()).head(page),
  component: lazyRouteComponent(itemsPage, 'ItemsPage'),
  staticData: { source: 'src/storefront/pages/shopping/items.tsx' },
})

const brandPage = () => import('#storefront/pages/shopping/brand.tsx')
const brand = createRoute({
  getParentRoute: () => shop,
  path: 'brands/$brand',
  loader: async (visit) => (await brandPage()).load(visit),
  head: async (page) => (await brandPage()).head(page),
  component: lazyRouteComponent(brandPage, 'BrandGoodsPage'),
  staticData: { source: 'src/storefront/pages/shopping/brand.tsx' },
})

const ingredientPage = () => import('#storefront/pages/shopping/ingredient.tsx')
const ingredient = createRoute({
  getParentRoute: () => shop,
  path: 'ingredients/$ingredient',
  loader: async (visit) => (await ingredientPage()).load(visit),
  head: async (page) => (await ingredientPage()).head(page),
  component: lazyRouteComponent(ingredientPage, 'IngredientGoodsPage'),
  staticData: { source: 'src/storefront/pages/shopping/ingredient.tsx' },
})

const searchPage = () => import('#storefront/pages/shopping/search.tsx')
const search = createRoute({
  getParentRoute: () => shop,
  path: 'search',
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } => (typeof q === 'string' ? { q } : {}),
  head: async (page) => (await searchPage()).head(page),
  component: lazyRouteComponent(searchPage, 'SearchPage'),
  staticData: { source: 'src/storefront/pages/shopping/search.tsx' },
})

const productPage = () => import('#storefront/pages/shopping/product.tsx')
const product = createRoute({
  getParentRoute: () => shop,
  path: 'product/$product',
  loader: async (visit) => (await productPage()).load(visit),
  head: async (page) => (await productPage()).head(page),
  component: lazyRouteComponent(productPage, 'ProductPage'),
  staticData: { source: 'src/storefront/pages/shopping/product.tsx' },
})

const articlesPage = () => import('#storefront/pages/reading/articles.tsx')
const articles = createRoute({
  getParentRoute: () => shop,
  path: 'health-articles',
  loaderDeps: ({ search }: { search: { tag?: string } }) => ({ tag: search.tag || undefined }),
  loader: async (visit) => (await articlesPage()).load(visit),
  head: async (page) => (await articlesPage()).head(page),
  component: lazyRouteComponent(articlesPage, 'ArticlesPage'),
  staticData: { source: 'src/storefront/pages/reading/articles.tsx' },
})

const articlePage = () => import('#storefront/pages/reading/article.tsx')
const article = createRoute({
  getParentRoute: () => shop,
  path: 'health-articles/$article',
  loader: async (visit) => (await articlePage()).load(visit),
  head: async (page) => (await articlePage()).head(page),
  component: lazyRouteComponent(articlePage, 'ArticlePage'),
  notFoundComponent: lazyRouteComponent(() => import('#storefront/pages/reading/lost-article.tsx'), 'LostArticlePage'),
  staticData: { source: 'src/storefront/pages/reading/article.tsx' },
})

const faqsPage = () => import('#storefront/pages/reading/faqs.tsx')
const faqs = createRoute({
  getParentRoute: () => shop,
  path: 'faqs/{-$slug}',
  loader: async (visit) => (await faqsPage()).load(visit),
  head: async (page) => (await faqsPage()).head(page),
  component: lazyRouteComponent(faqsPage, 'FaqsPage'),
  staticData: { source: 'src/storefront/pages/reading/faqs.tsx' },
})

const termsPage = () => import('#storefront/pages/reading/terms.tsx')
const terms = createRoute({
  getParentRoute: () => shop,
  path: 'terms/$slug',
  loader: async (visit) => (await termsPage()).load(visit),
  head: async (page) => (await termsPage()).head(page),
  component: lazyRouteComponent(termsPage, 'TermsPage'),
  staticData: { source: 'src/storefront/pages/reading/terms.tsx' },
})

const cartPage = () => import('#storefront/pages/cart/cart.tsx')
const cart = createRoute({
  getParentRoute: () => shop,
  path: 'cart',
  head: async (page) => (await cartPage()).head(page),
  component: lazyRouteComponent(cartPage, 'CartPage'),
  staticData: { source: 'src/storefront/pages/cart/cart.tsx', membersOnly: true },
})

const completePage = () => import('#storefront/pages/cart/complete.tsx')
const complete = createRoute({
  getParentRoute: () => shop,
  path: 'complete/$order',
  head: async (page) => (await completePage()).head(page),
  component: lazyRouteComponent(completePage, 'CompletePage'),
  staticData: { source: 'src/storefront/pages/cart/complete.tsx', membersOnly: true },
})

const orderPage = () => import('#storefront/pages/orders/order.tsx')
const order = createRoute({
  getParentRoute: () => shop,
  path: 'order/$order',
  head: async (page) => (await orderPage()).head(page),
  component: lazyRouteComponent(orderPage, 'OrderPage'),
  staticData: { source: 'src/storefront/pages/orders/order.tsx', membersOnly: true },
})

const paymentPage = () => import('#storefront/pages/orders/payment.tsx')
const payment = createRoute({
  getParentRoute: () => shop,
  path: 'order/$order/payment',
  head: async (page) => (await paymentPage()).head(page),
  component: lazyRouteComponent(paymentPage, 'PaymentPage'),
  staticData: { source: 'src/storefront/pages/orders/payment.tsx', takesCards: true, membersOnly: true },
})

const ordersPage = () => import('#storefront/pages/orders/orders.tsx')
const orders = createRoute({
  getParentRoute: () => shop,
  path: 'user/orders',
  head: async (page) => (await ordersPage()).head(page),
  component: lazyRouteComponent(ordersPage, 'OrdersPage'),
  staticData: { source: 'src/storefront/pages/orders/orders.tsx', membersOnly: true },
})

const cancelPage = () => import('#storefront/pages/orders/cancel.tsx')
const cancel = createRoute({
  getParentRoute: () => shop,
  path: 'user/cancel/$order',
  head: async (page) => (await cancelPage()).head(page),
  component: lazyRouteComponent(cancelPage, 'CancelPage'),
  staticData: { source: 'src/storefront/pages/orders/cancel.tsx', membersOnly: true },
})

const profilePage = () => import('#storefront/pages/account/profile.tsx')
const profile = createRoute({
  getParentRoute: () => shop,
  path: 'user/profile',
  head: async (page) => (await profilePage()).head(page),
  component: lazyRouteComponent(profilePage, 'ProfilePage'),
  staticData: { source: 'src/storefront/pages/account/profile.tsx', membersOnly: true },
})

const pointPage = () => import('#storefront/pages/account/point.tsx')
const point = createRoute({
  getParentRoute: () => shop,
  path: 'user/point',
  head: async (page) => (await pointPage()).head(page),
  component: lazyRouteComponent(pointPage, 'PointPage'),
  staticData: { source: 'src/storefront/pages/account/point.tsx', membersOnly: true },
})

const cardPage = () => import('#storefront/pages/account/card.tsx')
const card = createRoute({
  getParentRoute: () => shop,
  path: 'user/card',
  head: async (page) => (await cardPage()).head(page),
  component: lazyRouteComponent(cardPage, 'CardPage'),
  staticData: { source: 'src/storefront/pages/account/card.tsx', membersOnly: true },
})

const wishlistPage = () => import('#storefront/pages/account/wishlist.tsx')
const wishlist = createRoute({
  getParentRoute: () => shop,
  path: 'user/wishlist',
  head: async (page) => (await wishlistPage()).head(page),
  component: lazyRouteComponent(wishlistPage, 'WishlistPage'),
  staticData: { source: 'src/storefront/pages/account/wishlist.tsx', membersOnly: true },
})

const sharedWishlistPage = () => import('#storefront/pages/shopping/shared-wishlist.tsx')
const sharedWishlist = createRoute({
  getParentRoute: () => shop,
  path: 'wishlist/$token',
  head: async (page) => (await sharedWishlistPage()).head(page),
  component: lazyRouteComponent(sharedWishlistPage, 'SharedWishlistPage'),
  staticData: { source: 'src/storefront/pages/shopping/shared-wishlist.tsx' },
})

const addressPage = () => import('#storefront/pages/account/address.tsx')
const address = createRoute({
  getParentRoute: () => shop,
  path: 'user/address',
  head: async (page) => (await addressPage()).head(page),
  component: lazyRouteComponent(addressPage, 'AddressPage'),
  staticData: { source: 'src/storefront/pages/account/address.tsx', membersOnly: true },
})

const stepsPage = () => import('#storefront/pages/cart/steps.tsx')
const checkout = createRoute({
  getParentRoute: () => shop,
  path: 'steps',
  head: async (page) => (await stepsPage()).head(page),
  component: lazyRouteComponent(stepsPage, 'StepsPage'),
  staticData: { source: 'src/storefront/pages/cart/steps.tsx', takesCards: true, membersOnly: true },
})

const loginFail = createRoute({
  getParentRoute: () => shop,
  path: 'loginfail',
  component: lazyRouteComponent(() => import('#storefront/pages/frame/login-ended.tsx'), 'LoginFailPage'),
  staticData: { source: 'src/storefront/pages/frame/login-ended.tsx' },
})

const loginLock = createRoute({
  getParentRoute: () => shop,
  path: 'loginlock',
  component: lazyRouteComponent(() => import('#storefront/pages/frame/login-ended.tsx'), 'LoginLockPage'),
  staticData: { source: 'src/storefront/pages/frame/login-ended.tsx' },
})

const lost = createRoute({ getParentRoute: () => shop, path: '404', loader: leadNowhere })

const tree = root.addChildren([
  shop.addChildren([
    home,
    items,
    brand,
    ingredient,
    search,
    product,
    articles,
    article,
    faqs,
    terms,
    cart,
    complete,
    order,
    payment,
    payLink,
    orders,
    cancel,
    profile,
    point,
    card,
    wishlist,
    address,
    sharedWishlist,
    closedStore,
    awaited,
    refundAccount,
    checkout,
    loginFail,
    loginLock,
    lost,
  ]),
])

/** The pages of the shop, for one visitor of the browser or one rendering on the server. */
export function createShopRouter(context: RouterContext) {
  return createRouter({
    routeTree: tree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadDelay: 80,
    defaultPreloadStaleTime: 30_000,
    scrollRestoration: true,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFoundPage,
    notFoundMode: 'fuzzy',
  })
}
type ShopRouter = ReturnType<typeof createShopRouter>
