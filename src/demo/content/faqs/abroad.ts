import type { SeedFaqKind } from '../seed-faq.ts'

export const abroad: SeedFaqKind = {
  slug: 'abroad',
  name: { zh: '海外', en: 'Overseas' },
  questions: [
    {
      title: { zh: '可以寄到哪些國家？運費多少？', en: 'Where do you ship, and what does it cost?' },
      content: {
        zh: '<table><thead><tr><th scope="col">地區</th><th scope="col">每張訂單運費</th></tr></thead><tbody><tr><td>香港、澳門</td><td>{{delivery.overseas_fees.HK}}</td></tr><tr><td>美國、新加坡、澳洲</td><td>{{delivery.overseas_fees.US}}</td></tr></tbody></table><p>由 UPS 配送，海外訂單沒有免運門檻。</p>',
        en: '<table><thead><tr><th scope="col">To</th><th scope="col">Per order</th></tr></thead><tbody><tr><td>Hong Kong, Macao</td><td>{{delivery.overseas_fees.HK}}</td></tr><tr><td>United States, Singapore, Australia</td><td>{{delivery.overseas_fees.US}}</td></tr></tbody></table><p>By UPS. Overseas delivery is never free.</p>',
      },
    },
    {
      title: { zh: '哪些商品不能寄海外？', en: 'What can’t be sent overseas?' },
      content: {
        zh: '<p>冷藏與冷凍商品、預購商品、限宅配商品，以及含粉末、膏狀或揮發性內容物的商品。商品頁會標示「無法寄送海外」。</p>',
        en: '<p>Chilled and frozen goods, pre-order goods, goods for home delivery only, and powders, creams and volatile liquids. Their pages say so.</p>',
      },
    },
    {
      title: { zh: '關稅由誰負擔？', en: 'Who pays customs duties?' },
      content: {
        zh: '<p>當地的關稅與清關費用由收件人負擔，金額依各地海關規定。包裹因拒繳而退回時，來回運費會從退款中扣除。</p>',
        en: '<p>The recipient, as the local customs office decides. If a parcel comes back because they weren’t paid, we deduct the freight both ways from the refund.</p>',
      },
    },
    {
      title: { zh: '海外訂單怎麼付款？', en: 'How do I pay for an overseas order?' },
      content: {
        zh: '<p>信用卡、LINE Pay、街口支付、Apple Pay、Google Pay 或 ATM 轉帳，以新臺幣計價。貨到付款不適用。</p>',
        en: '<p>By card, LINE Pay, JKOPay, Apple Pay, Google Pay or ATM transfer, in New Taiwan dollars. Cash on delivery isn’t available.</p>',
      },
    },
    {
      title: { zh: '地址要怎麼填？', en: 'How do I write the address?' },
      content: {
        zh: '<p>請全部用英文填寫，每行 5 至 35 個字元，電話加上國碼。寄往美國請選擇州別並填郵遞區號；香港與澳門沒有郵遞區號，可以留白。</p>',
        en: '<p>In English, 5 to 35 characters a line, with the country code of your phone. For the United States choose the state and enter the zip code. Hong Kong and Macao have none.</p>',
      },
    },
    {
      title: { zh: '海外要多久才會收到？', en: 'How long does it take overseas?' },
      content: {
        zh: '<p>出貨後，香港與澳門約 2 至 4 個工作天，美國、新加坡與澳洲約 4 至 8 個工作天，清關時間另計。訂單頁有 UPS 的追蹤連結。</p>',
        en: '<p>After dispatch about 2 to 4 working days to Hong Kong and Macao, and 4 to 8 to the United States, Singapore and Australia, plus customs. The order page links to UPS tracking.</p>',
      },
    },
  ],
}
