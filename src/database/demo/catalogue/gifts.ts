import { views } from '../seed-picture.ts'
import type { SeedProduct } from '#database/demo/goods/seed-product.ts'

/** Goods that are only ever given away; no shelf shows them. */
export const gifts: readonly SeedProduct[] = [
  {
    slug: 'gift-winter-hand-cream', categories: [], giftOnly: true, price: 0, originPrice: 120, maxQuantity: 1, stock: 2000,
    name: { zh: '冬日隨身護手霜 15 ml（贈品）', en: 'Winter travel hand cream, 15 ml (gift)' },
    description: { zh: '隨身大小的梅花潤手霜，謝謝你今年冬天也來。', en: 'A pocket-sized plum hand cream, to thank you for coming this winter.' },
    content: { story: { zh: '放大衣口袋剛好。', en: 'It fits a coat pocket.' }, facts: { size: '15 ml' } },
    pictures: views({ type: 'tube', hue: 345, label: '贈品' }, ['petals', 5]),
  },
  {
    slug: 'gift-vvip-porcelain-tray', categories: [], giftOnly: true, price: 0, originPrice: 680, maxQuantity: 1, stock: 300,
    name: { zh: '青瓷置物碟（VVIP 贈禮）', en: 'Celadon trinket dish (VVIP gift)' },
    description: { zh: '禾窯為我們最常來的客人燒的小碟，放戒指、放茶食都好。', en: 'A little dish fired by He Kiln for our most faithful customers.' },
    content: { story: { zh: '碟底刻了當年的年份。', en: 'The year is cut into its foot.' }, facts: { material: { zh: '瓷土、青釉', en: 'Porcelain, celadon glaze' } } },
    pictures: views({ type: 'cup', hue: 165, label: '' }, ['disc', 155]),
  },
  {
    slug: 'gift-birthday-candle', categories: [], giftOnly: true, price: 0, originPrice: 220, maxQuantity: 1, stock: 800,
    name: { zh: '生日小蠟燭 60 g（壽星禮）', en: 'Birthday candle, 60 g (birthday gift)' },
    description: { zh: '你生日的這個月，點一盞夜梅，許個願。', en: 'Light a little Night Plum in your month and make a wish.' },
    content: { story: { zh: '可以點十二個小時，一個小時一個月。', en: 'Twelve hours of light, one for each month.' }, facts: { size: '60 g' } },
    pictures: views({ type: 'candle', hue: 20, label: '生日' }, ['arch', 10]),
  },
  {
    slug: 'gift-frozen-dumpling-sampler', categories: [], giftOnly: true, temperature: 'freezing', price: 0, originPrice: 90, maxQuantity: 1, stock: 900,
    name: { zh: '白蝦水餃試吃 6 入（贈品）', en: 'Shrimp dumpling taster, 6 pcs (gift)' },
    description: { zh: '冷凍訂單附上六顆白蝦水餃，宵夜剛好。', en: 'Six shrimp dumplings with your frozen order, just right for a late bite.' },
    content: { story: { zh: '吃完想再來，架上有二十四入。', en: 'If you want more, the shelf has twenty-four.' }, facts: { allergens: { zh: '含甲殼類、麩質、大豆', en: 'Contains crustaceans, gluten, soy' } } },
    pictures: views({ type: 'dumpling', hue: 40, label: '試吃' }, ['plain', 30]),
  },
  {
    slug: 'gift-chilled-plum-jelly', categories: [], giftOnly: true, temperature: 'refrigeration', price: 0, originPrice: 60, maxQuantity: 1, stock: 500,
    name: { zh: '梅酒果凍一瓶（贈品）', en: 'A jar of plum wine jelly (gift)' },
    description: { zh: '生乳蛋糕裡的那層果凍，單獨給你一瓶。含微量酒精。', en: 'The jelly from our cream cake, in a jar of its own. Contains a trace of alcohol.' },
    content: { story: { zh: '冰透了再吃。', en: 'Eat it very cold.' }, facts: { size: '90 g' } },
    pictures: views({ type: 'pudding', hue: 15, label: '果凍' }, ['plinth', 5]),
  },
  {
    slug: 'gift-vvip-year-calendar', categories: [], giftOnly: true, standalonePurchase: true, price: 0, originPrice: 880, maxQuantity: 1, stock: 120,
    name: { zh: '消寒圖掛軸（VVIP 贈禮）', en: 'Winter-counting scroll (VVIP gift)' },
    description: { zh: '九九八十一瓣，一天點一瓣。長型包裝，單獨寄送。', en: 'Eighty-one petals, one to colour each day. A long parcel that travels alone.' },
    content: { story: { zh: '紙是埔里的手工楮皮紙，附一支紅筆。', en: 'Handmade Puli paper, with a red pencil.' }, facts: { measures: { zh: '30 × 90 公分', en: '30 × 90 cm' } } },
    pictures: views({ type: 'gift', hue: 350, label: '' }, ['plain', 15]),
  },
]
