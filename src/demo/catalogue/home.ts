import { views } from '../seed-picture.ts'
import type { SeedContent, SeedProduct } from '#demo/goods/seed-product.ts'

const candleNotes: SeedContent['notes'] = {
  zh: '點燃時請勿離開，放在孩子與寵物碰不到的平面，每次不超過三小時。',
  en: 'Never leave a lit candle. Keep from children and pets, on a level surface, three hours at most.',
}
const candleSteps: SeedContent['steps'] = [
  { zh: '第一次點到整面融化再吹熄，之後才不會中間凹一洞。', en: 'The first time, burn until the whole surface melts, or it will tunnel.' },
  { zh: '每次點之前把燭芯剪到五公釐。', en: 'Trim the wick to five millimetres before each lighting.' },
]
const teaStorage: SeedContent['facts'] = {
  storage: { zh: '避光、避濕、避異味', en: 'Keep from light, damp and strong smells' },
  shelfLife: { zh: '24 個月', en: '24 months' },
}

export const home: readonly SeedProduct[] = [
  {
    slug: 'candle-night-plum',
    categories: ['fragrance'],
    name: { zh: '夜梅大豆蠟燭 220 g', en: 'Night Plum soy candle, 220 g' },
    description: {
      zh: '晚上十點的梅園：冷空氣、花、一點木頭燒過的煙。',
      en: 'A plum grove at ten at night: cold air, blossom and a trace of wood smoke.',
    },
    content: {
      story: {
        zh: '調香師說，梅花的香在夜裡才完整。前調是冷的，燒到一半才開花。',
        en: 'Plum blossom is only whole at night, says our perfumer. It opens cold and blooms halfway down.',
      },
      steps: candleSteps,
      facts: {
        size: { zh: '220 g，約可點 45 小時', en: '220 g, about 45 hours' },
        material: { zh: '大豆蠟、棉芯', en: 'Soy wax, cotton wick' },
      },
      notes: candleNotes,
    },
    pictures: views({ type: 'candle', hue: 40, label: '夜梅' }, ['disc', 20], ['petals', 350], ['plinth', 30]),
    price: 690,
    soldIn30Days: 297,
    siblings: ['candle-moss-garden', 'candle-rain-porch'],
  },
  {
    slug: 'candle-moss-garden',
    categories: ['fragrance'],
    name: { zh: '苔庭大豆蠟燭 220 g', en: 'Moss Garden soy candle, 220 g' },
    description: { zh: '雨停後的苔、濕石頭與一杯沒喝完的煎茶。', en: 'Moss after rain, wet stone and a cup of green tea left unfinished.' },
    content: {
      story: {
        zh: '靈感來自坪林一座沒有人的小廟，香爐邊長滿了苔。',
        en: 'From an empty little temple in Pinglin where moss grows round the incense bowl.',
      },
      steps: candleSteps,
      facts: {
        size: { zh: '220 g，約可點 45 小時', en: '220 g, about 45 hours' },
        material: { zh: '大豆蠟、棉芯', en: 'Soy wax, cotton wick' },
      },
      notes: candleNotes,
    },
    pictures: views({ type: 'candle', hue: 140, label: '苔庭' }, ['plinth', 150], ['arch', 130]),
    price: 690,
    pointPrice: 300,
    siblings: ['candle-night-plum', 'candle-rain-porch'],
  },
  {
    slug: 'candle-rain-porch',
    categories: ['fragrance'],
    name: { zh: '騎樓雨大豆蠟燭 220 g', en: 'Arcade Rain soy candle, 220 g' },
    description: {
      zh: '午後雷陣雨打在磚上的味道，聞過的人都會想起一條街。',
      en: 'Thunder rain on arcade brick. Everyone remembers a street.',
    },
    content: {
      story: {
        zh: '台南人說這是神農街，台北人說是迪化街，都對。',
        en: 'People from Tainan name one street, people from Taipei another. All are right.',
      },
      facts: { size: '220 g', material: { zh: '大豆蠟、棉芯', en: 'Soy wax, cotton wick' } },
      notes: candleNotes,
    },
    pictures: views({ type: 'candle', hue: 240, label: '騎樓雨', L: 0.7, C: 0.05 }, ['plain', 230]),
    price: 690,
    siblings: ['candle-night-plum', 'candle-moss-garden'],
    publishedDaysAgo: 8,
  },
  {
    slug: 'diffuser-hinoki',
    categories: ['fragrance'],
    name: { zh: '檜木擴香瓶 150 ml', en: 'Cypress reed diffuser, 150 ml' },
    description: { zh: '放在玄關，開門先到林子裡。可用兩個月。', en: 'By the door, so coming home starts in a forest. Lasts two months.' },
    content: {
      story: { zh: '擴香枝是修剪下來的檜木細枝，不是籐條。', en: 'The reeds are pruned cypress twigs.' },
      steps: [
        { zh: '插入五枝，三天後翻面。', en: 'Set in five twigs and turn after three days.' },
        { zh: '味道淡了再翻一次。', en: 'Turn again when it fades.' },
      ],
      facts: { size: '150 ml' },
      notes: { zh: '含酒精，遠離火源，勿放在直射陽光下。', en: 'Contains alcohol. Keep from flames and direct sun.' },
    },
    pictures: views({ type: 'diffuser', hue: 110, label: '檜木' }, ['arch', 120], ['plain', 100]),
    price: 880,
    embargo: true,
    firstPurchasePrice: 720,
    siblings: ['diffuser-citrus-house'],
  },
  {
    slug: 'diffuser-citrus-house',
    categories: ['fragrance'],
    name: { zh: '柚香擴香瓶 150 ml', en: 'Pomelo reed diffuser, 150 ml' },
    description: { zh: '麻豆老欉柚皮的香，廚房與浴室最合適。', en: 'The peel of old Madou pomelo trees, best in kitchens and bathrooms.' },
    content: {
      story: {
        zh: '中秋吃完柚子，皮收來蒸油，十公斤皮只得一小瓶。',
        en: 'After Mid-Autumn we collect the peel; ten kilos give one small bottle.',
      },
      facts: { size: '150 ml' },
      notes: { zh: '含酒精，遠離火源。', en: 'Contains alcohol. Keep from flames.' },
    },
    pictures: views({ type: 'diffuser', hue: 95, label: '柚香', L: 0.86, C: 0.09 }, ['disc', 85]),
    price: 880,
    embargo: true,
    siblings: ['diffuser-hinoki'],
    stock: 0,
  },
  {
    slug: 'linen-mist-sun',
    categories: ['fragrance', 'textiles'],
    name: { zh: '曬被子織品噴霧 100 ml', en: 'Sunned Quilt linen mist, 100 ml' },
    description: {
      zh: '梅雨季的棉被，也能有陽台曬過一下午的味道。',
      en: 'Even in the rainy season, bedding that smells of an afternoon on the balcony.',
    },
    content: {
      story: { zh: '棉花、皂角、一點點麥桿，就是曬過的被子。', en: 'Cotton, soapberry and a little straw: that is a sunned quilt.' },
      facts: { size: '100 ml' },
      notes: { zh: '含酒精，遠離火源。絲質請先試噴。', en: 'Contains alcohol. Keep from flames; test on silk.' },
    },
    pictures: views({ type: 'spray', hue: 75, label: '曬被子', L: 0.9, C: 0.05 }, ['plinth', 65]),
    price: 380,
    embargo: true,
    pointPrice: 180,
  },
  {
    slug: 'cup-celadon-petal',
    categories: ['tea-table'],
    name: { zh: '青瓷五瓣杯 180 ml', en: 'Celadon five-petal cup, 180 ml' },
    description: {
      zh: '杯口收成五瓣，從哪一瓣喝都順。窯變色，每只不同。',
      en: 'A rim of five petals, pleasant to drink from any side. No two glazes match.',
    },
    content: {
      story: {
        zh: '禾窯用還原焰燒十八個小時，十只裡大約成七只。',
        en: 'He Kiln fires for eighteen hours in reduction, and seven of ten succeed.',
      },
      facts: {
        size: '180 ml',
        material: { zh: '瓷土、青釉', en: 'Porcelain, celadon glaze' },
        measures: { zh: '直徑 8、高 7 公分', en: '8 cm across, 7 cm high' },
        maker: { zh: '禾窯', en: 'He Kiln' },
      },
      steps: [{ zh: '首次使用以米湯煮十分鐘養釉。', en: 'Simmer ten minutes in rice water before first use.' }],
      notes: { zh: '可入微波，不建議洗碗機。', en: 'Microwave safe; not for the dishwasher.' },
    },
    pictures: views({ type: 'cup', hue: 160, label: '' }, ['plain', 150], ['petals', 165]),
    price: 680,
    cod: false,
    splitStocks: [
      {
        zh: '瓷杯由鶯歌禾窯包裝寄出，約 5 至 7 個工作天',
        en: 'The cup is packed and sent by He Kiln in Yingge, about 5 to 7 working days',
      },
    ],
    accessories: ['tea-oolong-alishan'],
  },
  {
    slug: 'tea-oolong-alishan',
    categories: ['tea-table'],
    name: { zh: '阿里山烏龍 100 g', en: 'Alishan oolong, 100 g' },
    description: { zh: '海拔一千三，輕焙，喝到第五泡還有花香。', en: 'From 1,300 metres, lightly roasted, floral to the fifth steep.' },
    content: {
      story: {
        zh: '石棹的鄭家只做春冬兩季，一季留二十斤給我們。',
        en: 'The Cheng family in Shizhuo picks in spring and winter and keeps us twelve kilos a season.',
      },
      steps: [
        { zh: '五公克茶、九十五度水，第一泡五十秒。', en: 'Five grams, 95-degree water, fifty seconds first.' },
        { zh: '每泡加十秒。', en: 'Add ten seconds each time.' },
      ],
      facts: { size: '100 g', origin: { zh: '嘉義阿里山', en: 'Alishan, Taiwan' }, ...teaStorage },
      notes: { zh: '含咖啡因，對咖啡因敏感者請斟酌。', en: 'Contains caffeine.' },
    },
    pictures: views({ type: 'teatin', hue: 130, label: '烏龍' }, ['disc', 140], ['arch', 120]),
    price: 720,
    siblings: ['tea-black-sun-moon', 'tea-oriental-beauty'],
  },
  {
    slug: 'tea-black-sun-moon',
    categories: ['tea-table'],
    name: { zh: '日月潭紅玉 75 g', en: 'Sun Moon Lake ruby black tea, 75 g' },
    description: {
      zh: '台茶十八號，肉桂與薄荷的尾韻，加不加奶都好。',
      en: 'Taiwan Tea No. 18, with cinnamon and mint at the end, with milk or without.',
    },
    content: {
      story: {
        zh: '魚池的茶廠還在用日治時期的揉捻機，聲音像火車。',
        en: 'The Yuchi factory still rolls on a century-old machine that sounds like a train.',
      },
      facts: { size: '75 g', origin: { zh: '南投魚池', en: 'Yuchi, Nantou, Taiwan' }, ...teaStorage },
    },
    pictures: views({ type: 'teatin', hue: 30, label: '紅玉', L: 0.5, C: 0.1 }, ['plinth', 20]),
    price: 560,
    pointPrice: 260,
    siblings: ['tea-oolong-alishan', 'tea-oriental-beauty'],
  },
  {
    slug: 'tea-oriental-beauty',
    categories: ['tea-table'],
    name: { zh: '東方美人・預購春茶 50 g', en: 'Oriental Beauty, spring pre-order, 50 g' },
    description: {
      zh: '小綠葉蟬咬過的葉才有的蜜香，北埔今年的第一批，數量很少。',
      en: 'The honey scent comes only where leafhoppers have bitten. Beipu’s first batch of the year, and very little of it.',
    },
    content: {
      story: {
        zh: '不能用藥，蟬才會來，所以每年收成都看天。',
        en: 'No spray, or the insects stay away, so every harvest is up to the weather.',
      },
      facts: { size: '50 g', origin: { zh: '新竹北埔', en: 'Beipu, Hsinchu, Taiwan' }, ...teaStorage },
      notes: { zh: '預購商品下單後 7 至 21 天出貨，僅收信用卡或 ATM。', en: 'Pre-order: ships in 7 to 21 days. Card or ATM only.' },
    },
    pictures: views({ type: 'teatin', hue: 60, label: '美人', L: 0.66, C: 0.1 }, ['petals', 70]),
    price: 1680,
    exclusive: true,
    maxQuantity: 2,
    stock: 60,
    publishedDaysAgo: 2,
    siblings: ['tea-oolong-alishan', 'tea-black-sun-moon'],
  },
  {
    slug: 'honey-longan',
    categories: ['tea-table'],
    name: { zh: '龍眼蜜 420 g', en: 'Longan honey, 420 g' },
    description: {
      zh: '台南東山的龍眼花蜜，深琥珀色，泡溫水不會酸。',
      en: 'From Dongshan in Tainan, deep amber, and smooth in warm water.',
    },
    content: {
      story: { zh: '蜂農一年只採兩次，剩下的留給蜜蜂過冬。', en: 'Two harvests a year; the rest is left for the bees’ winter.' },
      facts: { size: '420 g', ...teaStorage },
      nutrition: {
        serving: '20 g',
        servings: 21,
        kcal: 65,
        protein: 0,
        fat: 0,
        saturated: 0,
        trans: 0,
        carbohydrate: 16.2,
        sugar: 15.6,
        sodium: 1,
      },
      notes: { zh: '一歲以下嬰兒請勿食用。', en: 'Not for infants under one year.' },
    },
    pictures: views({ type: 'honey', hue: 70, label: '龍眼蜜' }, ['plain', 80], ['disc', 55]),
    price: 520,
    originPrice: 580,
  },
  {
    slug: 'towel-face-plum-set',
    categories: ['textiles'],
    name: { zh: '虎尾棉洗臉巾三條', en: 'Huwei cotton face towels, set of three' },
    description: {
      zh: '虎尾老毛巾廠的無撚紗，吸水快，洗五十次還軟。',
      en: 'Untwisted yarn from an old Huwei mill: thirsty, and soft after fifty washes.',
    },
    content: {
      story: {
        zh: '毛巾廠的第三代把機器修好又開起來，我們是第一張訂單。',
        en: 'The third generation repaired the looms, and ours was the first order.',
      },
      steps: [{ zh: '新毛巾先水洗一次再用。', en: 'Wash once before use.' }],
      facts: {
        contents: { zh: '粉、米白、青各一條', en: 'One each of pink, cream and green' },
        material: { zh: '棉 100％', en: '100% cotton' },
        measures: { zh: '34 × 76 公分', en: '34 × 76 cm' },
      },
      notes: { zh: '請勿使用柔軟精，會降低吸水力。', en: 'Skip softener; it repels water.' },
    },
    pictures: views({ type: 'towel', hue: 355, label: '' }, ['disc', 345], ['plain', 10]),
    price: 450,
    firstPurchasePrice: 380,
    soldIn30Days: 122,
  },
  {
    slug: 'blanket-wool-mountain',
    categories: ['textiles'],
    name: { zh: '山稜羊毛毯', en: 'Ridge wool blanket' },
    description: {
      zh: '合歡山稜線織進毯子裡，冷氣房、露營、追劇都蓋它。',
      en: 'The Hehuan ridgeline woven in, for air-conditioning, camping and long evenings.',
    },
    content: {
      story: { zh: '織布機寬一百四十公分，所以毯子也是。', en: 'The loom is 140 centimetres wide, so the blanket is too.' },
      facts: { material: { zh: '羊毛 80％、棉 20％', en: '80% wool, 20% cotton' }, measures: { zh: '140 × 180 公分', en: '140 × 180 cm' } },
      notes: { zh: '僅限宅配。請乾洗。', en: 'Home delivery only. Dry clean.' },
    },
    pictures: views({ type: 'towel', hue: 260, label: '', L: 0.6, C: 0.05 }, ['plinth', 250]),
    price: 2980,
    originPrice: 3480,
    tcatOnly: true,
    membersOnly: true,
    maxQuantity: 3,
  },
  {
    slug: 'dish-soap-tangerine',
    categories: ['cleaning'],
    name: { zh: '柑橘洗碗精 800 ml', en: 'Tangerine dish soap, 800 ml' },
    description: { zh: '去油快、沖得乾淨，洗完手也不乾。', en: 'Cuts grease, rinses clean and leaves hands comfortable.' },
    content: {
      story: {
        zh: '柑橘皮油是果汁廠的副產品，味道像剛剝的橘子。',
        en: 'The peel oil is a by-product of a juice factory and smells freshly peeled.',
      },
      facts: { size: '800 ml', shelfLife: { zh: '36 個月', en: '36 months' } },
    },
    pictures: views({ type: 'remover', hue: 60, label: '洗碗精', L: 0.82, C: 0.11 }, ['plain', 50]),
    price: 180,
    maxQuantity: 20,
    soldIn30Days: 160,
  },
  {
    slug: 'laundry-liquid-soapberry',
    categories: ['cleaning'],
    name: { zh: '無患子洗衣精 1.5 L', en: 'Soapberry laundry liquid, 1.5 L' },
    description: {
      zh: '貼身衣物、嬰兒衣都能洗，泡少、好沖、不殘香。',
      en: 'For underwear and baby clothes: little foam, quick to rinse, no lingering scent.',
    },
    content: {
      story: {
        zh: '南投國姓的無患子，煮水三小時才出皂。',
        en: 'Soapberries from Guoxing give up their suds after three hours’ simmering.',
      },
      steps: [
        { zh: '八公斤衣物用一蓋（30 ml）。', en: 'One cap (30 ml) for eight kilos.' },
        { zh: '領口袖口先點塗。', en: 'Dab collars and cuffs first.' },
      ],
      facts: { size: '1.5 L', shelfLife: { zh: '36 個月', en: '36 months' } },
      notes: { zh: '置於兒童拿不到的地方。', en: 'Keep from children.' },
    },
    pictures: views({ type: 'shampoo', hue: 195, label: '洗衣精', L: 0.8, C: 0.06 }, ['arch', 205]),
    price: 320,
    originPrice: 380,
    tcatOnly: true,
  },
  {
    slug: 'citric-acid-bag',
    categories: ['cleaning'],
    name: { zh: '食品級檸檬酸 500 g', en: 'Food-grade citric acid, 500 g' },
    description: { zh: '水垢、熱水瓶、浴室玻璃，一匙就亮。', en: 'One spoon for scale, kettles and shower glass.' },
    content: {
      story: { zh: '最不起眼，回購卻最高的一包。', en: 'Our plainest bag, and the one most often bought again.' },
      facts: { size: '500 g' },
      notes: { zh: '勿與漂白水混用。粉末商品無法寄送海外。', en: 'Never mix with bleach. Powders cannot be sent overseas.' },
    },
    pictures: views({ type: 'snackbag', hue: 105, label: '檸檬酸', L: 0.9, C: 0.06 }, ['disc', 115]),
    price: 120,
    embargo: true,
    maxQuantity: 20,
  },
  {
    slug: 'coaster-plum-points',
    categories: ['tea-table'],
    name: { zh: '落梅軟木杯墊・點數限定', en: 'Fallen plum cork coasters, points only' },
    description: { zh: '兩片一組，烙了一瓣落梅。只能用點數換。', en: 'A pair, each branded with one fallen petal. For points only.' },
    content: {
      story: { zh: '烙印一片一片蓋，深淺看當天的手勁。', en: 'Stamped one by one, darker or lighter with the day’s mood.' },
      facts: { contents: { zh: '兩片', en: 'Two' }, material: { zh: '軟木', en: 'Cork' }, measures: { zh: '直徑 10 公分', en: '10 cm' } },
    },
    pictures: views({ type: 'coaster', hue: 62, label: '' }, ['petals', 40]),
    price: 0,
    originPrice: 160,
    pointPrice: 80,
    maxQuantity: 4,
  },
]
