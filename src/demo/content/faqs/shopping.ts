import type { SeedFaqKind } from '../seed-faq.ts'

export const shopping: SeedFaqKind = {
  slug: 'shopping',
  name: { zh: '運送、付款與退貨', en: 'Delivery, payment and returns' },
  questions: [
    {
      title: { zh: '運費怎麼算？', en: 'What does delivery cost?' },
      content: {
        zh: '<table><thead><tr><th scope="col">溫層</th><th scope="col">免運門檻</th><th scope="col">未滿運費</th></tr></thead><tbody><tr><td>常溫</td><td>{{delivery.free_from.normal}}</td><td>{{delivery.domestic_fee}}</td></tr><tr><td>冷藏</td><td>{{delivery.free_from.refrigeration}}</td><td>{{delivery.domestic_fee}}</td></tr><tr><td>冷凍</td><td>{{delivery.free_from.freezing}}</td><td>{{delivery.domestic_fee}}</td></tr></tbody></table><p>三個溫層各自計算。選擇貨到付款，另收手續費 {{delivery.cash_on_delivery_fee}}。</p>',
        en: '<table><thead><tr><th scope="col">Goods</th><th scope="col">Free from</th><th scope="col">Below that</th></tr></thead><tbody><tr><td>Room temperature</td><td>{{delivery.free_from.normal}}</td><td>{{delivery.domestic_fee}}</td></tr><tr><td>Chilled</td><td>{{delivery.free_from.refrigeration}}</td><td>{{delivery.domestic_fee}}</td></tr><tr><td>Frozen</td><td>{{delivery.free_from.freezing}}</td><td>{{delivery.domestic_fee}}</td></tr></tbody></table><p>Each temperature counts by itself. Cash on delivery adds {{delivery.cash_on_delivery_fee}}.</p>',
      },
    },
    {
      title: { zh: '多久會收到商品？', en: 'How long does it take?' },
      content: {
        zh: '<p>現貨在付款後 1 至 3 個工作天出貨，宅配隔天送達，離島約多 2 至 3 天。宅配可以指定 13:00 前、14:00 至 18:00 或 17:00 至 20:00。</p>',
        en: '<p>Goods in stock leave within 1 to 3 working days of payment and arrive the next day; outlying islands take 2 to 3 days more. For home delivery you may choose before 13:00, 14:00 to 18:00 or 17:00 to 20:00.</p>',
      },
    },
    {
      title: { zh: '可以超商取貨嗎？', en: 'Can I collect at a convenience store?' },
      content: {
        zh: '<p>可以，到 7-ELEVEN 取貨。需先付款，取貨時核對證件，請填真實姓名。超過 NT$20,000、低溫、預購和限宅配的商品不能超商取貨。</p>',
        en: '<p>Yes, at 7-ELEVEN. You pay first and show ID, so please use your real name. Not for orders over NT$20,000, for chilled or frozen goods, pre-order goods and goods for home delivery only.</p>',
      },
    },
    {
      title: { zh: '低溫商品可以送到離島嗎？', en: 'Do chilled and frozen goods go to the outlying islands?' },
      content: {
        zh: '<p>目前不行。澎湖、金門、連江、綠島、蘭嶼與琉球沒有低溫配送，常溫商品可以。</p>',
        en: '<p>Not at present. There is no cold delivery to Penghu, Kinmen, Lienchiang, Green Island, Orchid Island and Liuqiu. Room-temperature goods do go there.</p>',
      },
    },
    {
      title: { zh: '有哪些付款方式？', en: 'How can I pay?' },
      content: {
        zh: '<ul><li>信用卡：Visa、Mastercard、JCB</li><li>信用卡分期：3 期不限金額，6 期滿 NT$6,000，12 期滿 NT$12,000，共 23 家銀行零利率</li><li>LINE Pay、街口支付、Apple Pay、Google Pay</li><li>ATM 轉帳：冷藏、冷凍與海外訂單，{{payment_deadlines.atm_days}} 天內完成轉帳</li><li>貨到付款：限常溫宅配</li></ul><p>預購商品只收信用卡或 ATM 轉帳。</p>',
        en: '<ul><li>Cards: Visa, Mastercard, JCB</li><li>LINE Pay, JKOPay, Apple Pay and Google Pay</li><li>ATM transfer: for chilled, frozen and overseas orders, within {{payment_deadlines.atm_days}} days</li><li>Cash on delivery: home delivery at room temperature only</li></ul><p>Pre-order goods take a card or an ATM transfer. Instalments with Taiwanese cards are offered on our Chinese pages.</p>',
      },
    },
    {
      title: { zh: '發票怎麼開？可以打統一編號嗎？', en: 'What kind of invoice do I get?' },
      content: {
        zh: '<p>開始備貨時開立電子發票，可以存入會員載具、手機條碼或自然人憑證，也可以捐贈或索取紙本。存入載具和紙本發票都可以填統一編號與抬頭；捐贈之後不能更改。開立後可在訂單頁下載 PDF。</p>',
        en: '<p>An e-invoice is issued when we start picking. Keep it with your membership, a mobile barcode or a citizen certificate, donate it, or ask for paper. A company’s tax ID and title can be added unless you donate it. The PDF is on your order page.</p>',
      },
    },
    {
      title: { zh: '可以退貨嗎？', en: 'Can I return things?' },
      content: {
        zh: '<p>收到商品次日起七天內可以申請退貨，請保持商品、包裝與贈品完整。生鮮、冷藏冷凍等保存期限短的食品，以及已拆封的個人衛生用品（如唇彩、面膜、美甲用品），依法不適用七天猶豫期。商品有瑕疵或寄錯，不論種類都由我們負責。</p>',
        en: '<p>Within seven days of the day after it arrives, complete and in its packaging. By law this does not cover fresh, chilled or frozen food that keeps only briefly, or personal-care goods once opened, such as lip colour, masks and nail products. If something is faulty or wrong, we put it right whatever it is.</p>',
      },
    },
    {
      title: { zh: '收到的商品破損或少寄怎麼辦？', en: 'Something arrived broken or missing' },
      content: {
        zh: '<p>請在到貨 24 小時內拍下商品、外箱與貨運單，連同訂單編號寄到 <a href="mailto:hello@meihao.example">hello@meihao.example</a>，或打 02-2700-0000。我們會在一個工作天內回覆補寄或退款。</p>',
        en: '<p>Within 24 hours please photograph the goods, the box and its label and write to <a href="mailto:hello@meihao.example">hello@meihao.example</a> with your order number, or call 02-2700-0000. We answer within one working day and replace or refund it.</p>',
      },
    },
  ],
}
