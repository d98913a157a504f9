import type { SeedFaqKind } from '../seed-faq.ts'

export const member: SeedFaqKind = {
  slug: 'member',
  name: { zh: '會員', en: 'Membership' },
  questions: [
    {
      title: { zh: '怎麼加入會員？', en: 'How do I become a member?' },
      content: {
        zh: '<p>用 LINE 或 Facebook 登入就完成了，不用另外設密碼。之後請用同一種方式登入，才會是同一個帳號。</p>',
        en: '<p>Log in with LINE or Facebook, and you are one; there is no password. Always use the same of the two, so that it stays the same account.</p>',
      },
    },
    {
      title: { zh: '點數怎麼累積？', en: 'How do I earn points?' },
      content: {
        zh: '<p>單筆常溫訂單折扣後的商品金額滿 {{points.minimum}}，每 {{points.rate}} 得 1 點。運費與手續費不計，冷藏與冷凍訂單不累積點數。</p>',
        en: '<p>A room-temperature order whose goods come to {{points.minimum}} or more after discounts earns 1 point per {{points.rate}}. Delivery and fees don’t count, and chilled or frozen orders earn none.</p>',
      },
    },
    {
      title: { zh: '點數什麼時候可以用？會過期嗎？', en: 'When can I spend points, and do they expire?' },
      content: {
        zh: '<p>訂單完成 {{points.effective_days}} 天後生效，從最近一次生效日起 {{points.expiry_days}} 天內有效。期間再得到新的點數，所有點數的效期會一起往後延。</p>',
        en: '<p>They count from {{points.effective_days}} days after your order is finished and last {{points.expiry_days}} days from the latest such day: new points extend the life of all of them.</p>',
      },
    },
    {
      title: { zh: '點數可以怎麼用？', en: 'What are points good for?' },
      content: {
        zh: '<p>標示點數的商品，可以在購物車切換成用點數兌換。點數不能折抵現金；整張訂單都是兌換品時，仍需支付運費。</p>',
        en: '<p>Products with a points price can be switched to points in the cart. Points don’t turn into money, and an order made of points alone still pays for delivery.</p>',
      },
    },
    {
      title: { zh: 'VIP 與 VVIP 怎麼升級？', en: 'How do I become VIP or VVIP?' },
      content: {
        zh: '<p>{{vip.days}} 天內完成的訂單累計滿 {{vip.vip_spending}} 成為 VIP，滿 {{vip.vvip_spending}} 成為 VVIP，資格同樣維持 {{vip.days}} 天。VIP 可以購買專屬商品，VVIP 另有當期贈禮。</p>',
        en: '<p>Finished orders of {{vip.vip_spending}} within {{vip.days}} days make you VIP, {{vip.vvip_spending}} VVIP; a level lasts {{vip.days}} days too. VIPs may buy goods kept for them, and VVIPs receive the gift of the season.</p>',
      },
    },
    {
      title: { zh: '生日填錯了怎麼辦？', en: 'I entered the wrong birthday' },
      content: {
        zh: '<p>生日只能填一次，之後請與客服聯絡更正。當月壽星登入購物車，就會看到生日小禮。</p>',
        en: '<p>It can be entered once; please ask customer service to correct it. In your birthday month a small present appears in your cart.</p>',
      },
    },
    {
      title: { zh: '怎麼更換電子郵件？', en: 'How do I change my e-mail address?' },
      content: {
        zh: '<p>在會員資料輸入新的信箱，我們會寄一封確認信，連結 24 小時內有效。按下連結之前，仍然使用原本的信箱。</p>',
        en: '<p>Enter the new address under My details. We send a link that is good for 24 hours; until you open it, the old address stays in use.</p>',
      },
    },
  ],
}
