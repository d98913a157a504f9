import type { SeedFaqKind } from '../seed-faq.ts'

export const operation: SeedFaqKind = {
  slug: 'operation',
  name: { zh: '下單與修改', en: 'Ordering and changing' },
  questions: [
    {
      title: { zh: '怎麼下單？', en: 'How do I order?' },
      content: {
        zh: '<ol><li>用 LINE 或 Facebook 登入。</li><li>把商品加入購物車，勾選這次要買的。</li><li>選擇配送方式、填收件資料與發票、選擇付款方式。</li><li>確認內容後送出，訂單確認信會寄到你的信箱。</li></ol>',
        en: '<ol><li>Log in with LINE or Facebook.</li><li>Fill your cart and select what you want now.</li><li>Choose delivery, enter the recipient and the invoice, choose how to pay.</li><li>Check everything and place the order. We send you a confirmation.</li></ol>',
      },
    },
    {
      title: { zh: '為什麼購物車有些商品不能一起勾選？', en: 'Why can’t some things in my cart be selected together?' },
      content: {
        zh: '<p>不同溫層、預購商品、限單獨購買的商品，都要各自成立訂單。把游標移到灰色的選項上，會說明是哪一個原因。</p>',
        en: '<p>Goods of different temperatures, pre-order goods and goods sold on their own each need an order of their own. Rest on the greyed-out box to see which reason it is.</p>',
      },
    },
    {
      title: { zh: '不小心刪掉購物車的商品怎麼辦？', en: 'I removed something by mistake' },
      content: {
        zh: '<p>刪除後一小段時間內，原本的位置會出現「復原」，按一下就回來了。過了也沒關係，再從商品頁加入一次。</p>',
        en: '<p>For a moment an Undo appears in its place. Too late? Add it once more from the product page.</p>',
      },
    },
    {
      title: { zh: '送出訂單後還能改嗎？', en: 'Can I change an order?' },
      content: {
        zh: '<p>備貨前，可以在訂單頁修改訂購人、收件人、地址、送達時段與備註。商品、配送方式、付款方式和發票不能改，請取消後重新下單。</p>',
        en: '<p>Until we start picking you can change the sender, the recipient, the address, the delivery window and the remark on the order page. For other goods, delivery, payment or invoice, cancel and order again.</p>',
      },
    },
    {
      title: { zh: '怎麼取消訂單？', en: 'How do I cancel an order?' },
      content: {
        zh: '<p>備貨前，在訂單頁按「取消訂單」並選擇原因。信用卡與行動支付會自動退款，ATM 轉帳由客服匯回你的帳戶；用掉的點數會立刻還給你。</p>',
        en: '<p>Until we start picking, press Cancel on the order page and choose a reason. Cards and wallets are refunded automatically, ATM transfers are sent back to your account by hand, and points you spent return at once.</p>',
      },
    },
    {
      title: { zh: '折扣碼要填在哪裡？', en: 'Where do I enter a discount code?' },
      content: {
        zh: '<p>在結帳的訂單摘要裡輸入，一張訂單使用一組。折扣碼只折抵商品金額，不折抵運費與手續費。</p>',
        en: '<p>In the order summary at checkout, one code per order. It takes money off the goods, not off delivery or handling.</p>',
      },
    },
  ],
}
