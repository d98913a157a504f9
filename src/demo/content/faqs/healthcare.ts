import type { SeedFaqKind } from '../seed-faq.ts'

export const healthcare: SeedFaqKind = {
  slug: 'healthcare',
  name: { zh: '保健' },
  questions: [
    {
      title: { zh: '保健食品什麼時候吃比較好？' },
      content: {
        zh: '<p>油溶性的（魚油、葉黃素）隨餐吃；維生素 B 群早餐後吃；益生菌依包裝建議，固定時間就好。每天的量請照包裝，不要加倍。</p>',
      },
    },
    {
      title: { zh: '可以和藥一起吃嗎？' },
      content: { zh: '<p>正在服藥、準備手術、懷孕或哺乳的人，食用前請先問醫師或藥師。保健食品是食品，不是藥品，不能取代治療。</p>' },
    },
    {
      title: { zh: '小孩可以吃嗎？' },
      content: { zh: '<p>只建議包裝上標示適合兒童的商品，例如兒童優格益生菌，並由大人看著吃。三歲以下請先問小兒科醫師。</p>' },
    },
    {
      title: { zh: '素食可以吃嗎？' },
      content: { zh: '<p>商品規格的成分欄會寫出膠囊與原料來源。魚油、魚膠原蛋白是葷食；標示「全素」的商品不含動物成分與五辛。</p>' },
    },
    {
      title: { zh: '開封後怎麼保存？' },
      content: { zh: '<p>放在陰涼乾燥處，避免陽光，不用冰；益生菌如果包裝寫冷藏才需要冷藏。乾燥劑留在瓶中，開封後三個月內吃完。</p>' },
    },
    {
      title: { zh: '有檢驗報告嗎？' },
      content: {
        zh: '<p>有。保健食品與低溫食品每一批都送第三方實驗室，項目與週期寫在<a href="/zh/terms/certification">檢驗證書</a>頁。想看某一批的報告，請把批號告訴客服。</p>',
      },
    },
  ],
}
