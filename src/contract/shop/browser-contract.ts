// Written by scripts/write-browser-contract.ts from api.ts.
export const browserContract = {
  banners: {
    home: 'GET /api/v1/index_banners',
    group: 'GET /api/v1/banners/{id}',
  },
  categories: {
    list: 'GET /api/v1/categories',
    find: 'GET /api/v1/categories/{id}',
    pictures: 'GET /api/v1/category_pictures',
  },
  menus: {
    list: 'GET /api/v1/menus',
  },
  products: {
    find: 'GET /api/v1/products/{id}',
    special: 'GET /api/v1/product/{key}',
    search: 'POST /api/v1/products/search',
    suggest: 'GET /api/v1/product_suggestions',
    companions: 'GET /api/v1/product_companions/{id}',
  },
  brands: {
    find: 'GET /api/v1/brands/{slug}',
  },
  ingredients: {
    find: 'GET /api/v1/ingredients/{slug}',
  },
  staticPages: {
    find: 'GET /static_pages/{terms}',
  },
  faqs: {
    list: 'GET /api/v1/faqs',
  },
  articles: {
    list: 'GET /api/v1/health_articles',
    listTagged: 'GET /api/v1/health_articles/tag/{tag}',
    find: 'GET /api/v1/health_articles/{id}',
    changed: 'GET /api/v1/article_changes/{id}',
  },
  user: {
    find: 'GET /api/v1/user',
    change: 'PUT /api/v1/user',
  },
  sessions: {
    list: 'GET /api/v1/user/sessions',
    end: 'DELETE /api/v1/user/sessions/{id}',
    endAll: 'DELETE /api/v1/user/sessions',
  },
  privacy: {
    export: 'GET /api/v1/user/export',
    close: 'POST /api/v1/user/closing',
    keep: 'DELETE /api/v1/user/closing',
  },
  cards: {
    list: 'GET /api/v1/user/cards',
    change: 'PUT /api/v1/user/cards/{id}',
    remove: 'DELETE /api/v1/user/cards/{id}',
  },
  points: {
    history: 'GET /api/v1/user/shopping_points',
  },
  wishlist: {
    list: 'GET /api/v2/user/wishlist_items',
    add: 'POST /api/v2/user/wishlist_items',
    remove: 'DELETE /api/v2/user/wishlist_items/{id}',
    share: 'POST /api/v2/user/wishlist_items/share',
    unshare: 'DELETE /api/v2/user/wishlist_items/share',
    publicView: 'GET /api/v1/wishlists/{token}',
  },
  stockNotices: {
    list: 'GET /api/v2/user/stock_notices',
    add: 'POST /api/v2/user/stock_notices',
    remove: 'DELETE /api/v2/user/stock_notices/{id}',
    ask: 'POST /api/v1/stock_notices',
    find: 'GET /api/v1/stock_notices/{token}',
    confirm: 'POST /api/v1/stock_notices/{token}',
    end: 'DELETE /api/v1/stock_notices/{token}',
  },
  cart: {
    read: 'GET /api/v2/user/cart_items',
    add: 'POST /api/v2/user/cart_items',
    change: 'PUT /api/v2/user/cart_items/{id}',
    remove: 'DELETE /api/v2/user/cart_items/{id}',
  },
  addOns: {
    promotions: 'GET /api/v2/user/add_on_promotions',
    add: 'POST /api/v2/user/cart_items/add_on',
  },
  discount: {
    calculate: 'POST /api/v2/user/cart_discount/calculate',
  },
  stores: {
    lookup: 'GET /api/v1/seven',
  },
  closedStores: {
    find: 'GET /api/v1/store/{token}',
    choose: 'PUT /api/v1/store/{token}',
  },
  carriers: {
    check: 'GET /api/v1/carriers/{code}',
  },
  contacts: {
    list: 'GET /api/v2/user/contacts',
    find: 'GET /api/v2/user/contacts/{id}',
    remove: 'DELETE+ /api/v2/user/contacts/{id}',
    create: 'POST /api/v2/user/contacts',
    change: 'PUT /api/v2/user/contacts/{id}',
  },
  invoicePreferences: {
    find: 'GET /api/v2/user/invoices',
  },
  orders: {
    listTab: {
      all: 'GET /api/v2/user/orders/all',
      unpaid: 'GET /api/v2/user/orders/unpaid',
      in_progress: 'GET /api/v2/user/orders/in_progress',
      finished: 'GET /api/v2/user/orders/finished',
      canceled: 'GET /api/v2/user/orders/canceled',
    },
    search: 'GET /api/v2/user/orders',
    find: 'GET /api/v2/user/orders/{id}',
    place: 'POST+ /api/v2/user/orders',
    edit: 'PUT /api/v2/user/orders/{id}',
    cancel: 'DELETE /api/v1/user/orders/{id}',
    findToPay: 'GET /api/v2/user/orders/{id}/payment',
    pay: 'POST+ /api/v2/user/orders/{id}/payment',
    putBack: 'POST /api/v2/user/orders/{id}/cart',
  },
  paymentLink: {
    find: 'GET /api/v1/pay/{token}',
    pay: 'POST+ /api/v1/pay/{token}',
  },
  refundAccounts: {
    find: 'GET /api/v1/refund_accounts/{token}',
    enter: 'PUT /api/v1/refund_accounts/{token}',
  },
} as const
