import type { SeedFaqKind } from '../seed-faq.ts'

export const product: SeedFaqKind = {
  slug: 'product',
  name: { zh: '商品', en: 'Products' },
  questions: [
    {
      title: { zh: '常溫、冷藏、冷凍商品可以一起結帳嗎？', en: 'Can I order room-temperature, chilled and frozen goods together?' },
      content: {
        zh: '<p>三個溫層要分開結帳，各自成立一張訂單，也各自計算運費。購物車已經幫你分好，勾選其中一個溫層，其他的會留到下一次。</p>',
        en: '<p>Each temperature is an order of its own with its own delivery fee. Your cart groups them for you: select one group, and the others wait for your next order.</p>',
      },
    },
    {
      title: { zh: '預購商品什麼時候出貨？', en: 'When do pre-order goods ship?' },
      content: {
        zh: '<p>下單後 {{preorder.ships_from_days}} 至 {{preorder.ships_to_days}} 天出貨，遇到年節等特殊期間會再多 1 至 2 週，商品頁與訂單頁都會寫出日期。預購商品只能宅配，請和一般商品分開結帳。</p>',
        en: '<p>Within {{preorder.ships_from_days}} to {{preorder.ships_to_days}} days of your order; around holidays it can take 1 to 2 weeks more. The product and order pages name the dates. Pre-order goods go by home delivery and are ordered separately.</p>',
      },
    },
    {
      title: { zh: '「單獨結帳」是什麼意思？', en: 'What does “Order separately” mean?' },
      content: {
        zh: '<p>體積大或需要專車配送的商品，一張訂單只能放這一項。貨到付款與分期付款不適用。</p>',
        en: '<p>Large goods and those that need a van to themselves stand alone in their order. Cash on delivery and instalments aren’t available for them.</p>',
      },
    },
    {
      title: { zh: '已售完的商品還會補貨嗎？', en: 'Will sold-out products come back?' },
      content: {
        zh: '<p>多數商品會在兩週內補貨。先把它加入收藏清單，補貨後就能直接從清單放進購物車；清單會保留 180 天。</p>',
        en: '<p>Most are back within two weeks. Add them to your wishlist and put them into the cart from there; the list is kept for 180 days.</p>',
      },
    },
    {
      title: { zh: '保存期限怎麼看？收到時還剩多久？', en: 'How long do goods keep?' },
      content: {
        zh: '<p>每件商品的規格都寫著未開封的保存期限，實際日期印在包裝上。出貨時，保健與食品至少剩三分之一以上的期限，鮮乳、蛋糕等短效商品則在製造後三天內寄出。</p>',
        en: '<p>The details of each product name its shelf life unopened; the date itself is on the pack. Food and supplements leave with at least a third of it left. Milk, cakes and other fresh goods leave within three days of being made.</p>',
      },
    },
    {
      title: { zh: '螢幕上的顏色和實品會一樣嗎？', en: 'Will colours look as they do on my screen?' },
      content: {
        zh: '<p>光療與彩妝的顏色會因螢幕而有一點差異，商品頁的圖片為示意。選色拿不定主意時，歡迎把喜歡的色系告訴客服。</p>',
        en: '<p>Gel and make-up shades differ a little from screen to screen, and our pictures set the mood. If you can’t decide, tell customer service which colours you like.</p>',
      },
      video: '/film-gel-nails.webm',
    },
  ],
}
