import { views } from '../seed-picture.ts'
import type { SeedContent, SeedProduct } from '#demo/goods/seed-product.ts'

const feedingNotes: SeedContent['notes'] = {
  zh: '請依體重與活動量調整份量，換糧時以七天慢慢混合。開封後密封置於陰涼處，六週內吃完。',
  en: 'Adjust to weight and activity, and change over seven days. Seal, keep cool and finish within six weeks.',
}
const treatNotes: SeedContent['notes'] = {
  zh: '零食請控制在每日熱量一成以內，餵食時請在旁看顧。',
  en: 'Keep treats under a tenth of daily calories and watch while they eat.',
}
const yearAndHalf: SeedContent['facts'] = { shelfLife: { zh: '18 個月', en: '18 months' } }

export const pet: readonly SeedProduct[] = [
  {
    slug: 'dog-food-chicken-grain-free',
    categories: ['dog-food'],
    name: { zh: '鮮雞無穀成犬糧 1.5 kg', en: 'Grain-free chicken dog food, 1.5 kg' },
    description: {
      zh: '第一位原料是雲林放山雞，地瓜代替穀物，顆粒小，中小型犬好咬。',
      en: 'Yunlin free-range chicken comes first, sweet potato stands in for grain, and the kibble suits small jaws.',
    },
    content: {
      story: {
        zh: '公司的柴犬阿福挑食三年，這包是牠自己選的。配方由獸醫師與動物營養師共同設計，符合成犬每日營養建議。',
        en: 'Fu, our office shiba, was a picky eater for three years and chose this one himself. Vets and nutritionists wrote the recipe for adult dogs.',
      },
      steps: [
        { zh: '五公斤成犬一日約 85 公克，分兩餐。', en: 'A 5 kg adult eats about 85 g a day in two meals.' },
        { zh: '旁邊放一碗乾淨的水。', en: 'Keep fresh water beside it.' },
      ],
      facts: {
        size: '1.5 kg',
        suits: { zh: '一歲以上中小型犬', en: 'Small and medium dogs over one year' },
        ingredients: { zh: '雞肉 42％、地瓜、豌豆、雞油、亞麻籽', en: 'Chicken 42%, sweet potato, peas, chicken fat, linseed' },
        ...yearAndHalf,
      },
      notes: feedingNotes,
    },
    pictures: views({ type: 'petbag', hue: 65, label: '鮮雞' }, ['arch', 75], ['plain', 55]),
    price: 760,
    soldIn30Days: 305,
    siblings: ['dog-food-duck-senior'],
    accessories: ['dog-treat-sweet-potato', 'pet-bowl-ceramic'],
  },
  {
    slug: 'dog-food-duck-senior',
    categories: ['dog-food'],
    name: { zh: '櫻桃鴨老犬軟糧 1.2 kg', en: 'Cherry duck soft food for senior dogs, 1.2 kg' },
    description: {
      zh: '半濕軟粒，牙口不好的老狗也嚼得動，加溫水三分鐘就散香。',
      en: 'Semi-moist and easy on old teeth; three minutes in warm water brings out the smell.',
    },
    content: {
      story: {
        zh: '宜蘭櫻桃鴨的香，十四歲的黑嘴也會自己走到碗邊。',
        en: 'One whiff of Yilan duck and even a fourteen-year-old walks to the bowl.',
      },
      facts: { size: '1.2 kg', suits: { zh: '七歲以上', en: 'Seven years and up' }, ...yearAndHalf },
      notes: feedingNotes,
    },
    pictures: views({ type: 'petbag', hue: 20, label: '櫻桃鴨' }, ['disc', 10]),
    price: 820,
    originPrice: 920,
    siblings: ['dog-food-chicken-grain-free'],
  },
  {
    slug: 'dog-food-family-12kg',
    categories: ['dog-food'],
    name: { zh: '鮮雞無穀成犬糧 12 kg 家庭裝', en: 'Grain-free chicken dog food, 12 kg family sack' },
    description: {
      zh: '大型犬與多狗家庭的大包裝，附密封夾，僅限宅配。',
      en: 'The big sack for big dogs or many, with a sealing clip. Home delivery only.',
    },
    content: {
      story: { zh: '每公斤比小包便宜三成五。搬的時候請用腿，不要用腰。', en: 'A third cheaper by weight. Lift with your legs.' },
      facts: { size: '12 kg', ...yearAndHalf },
      notes: feedingNotes,
    },
    pictures: views({ type: 'petbag', hue: 85, label: '家庭裝', L: 0.66, C: 0.09 }, ['plain', 95]),
    price: 3980,
    originPrice: 4560,
    tcatOnly: true,
    standalonePurchase: true,
    maxQuantity: 2,
    stock: 40,
  },
  {
    slug: 'cat-food-salmon-grain-free',
    categories: ['cat-food'],
    name: { zh: '鮭魚無穀貓糧 1.5 kg', en: 'Grain-free salmon cat food, 1.5 kg' },
    description: {
      zh: '鮭魚與鯖魚雙主食，顆粒做成扁三角，短鼻貓也鏟得起來。新一批預購中。',
      en: 'Salmon and mackerel in flat triangles that even short-nosed cats can scoop. The next batch is on pre-order.',
    },
    content: {
      story: {
        zh: '南方澳的當天漁獲先打漿再入糧，所以一打開是海的味道。',
        en: 'The day’s catch at Nanfang’ao goes in as purée, so opening the bag smells of the sea.',
      },
      steps: [
        { zh: '四公斤成貓一日約 55 公克，分三到四餐。', en: 'A 4 kg cat eats about 55 g a day in three or four meals.' },
        { zh: '水碗離食盆遠一點，貓會喝更多。', en: 'Set water apart from food and cats drink more.' },
      ],
      facts: { size: '1.5 kg', suits: { zh: '一歲以上成貓', en: 'Adult cats' }, ...yearAndHalf },
      notes: feedingNotes,
    },
    pictures: views({ type: 'petbag', hue: 30, label: '鮭魚' }, ['plain', 25], ['plinth', 40]),
    price: 820,
    exclusive: true,
    maxQuantity: 5,
    stock: 220,
    publishedDaysAgo: 16,
    accessories: ['cat-treat-bonito'],
  },
  {
    slug: 'cat-can-tuna-12',
    categories: ['cat-food'],
    name: { zh: '鮪魚白身主食罐 80 g × 12', en: 'White tuna complete cans, 80 g × 12' },
    description: {
      zh: '看得見魚絲的主食罐，湯汁多，不愛喝水的貓吃這個。',
      en: 'Flakes you can see and plenty of broth, for cats who will not drink.',
    },
    content: {
      story: { zh: '拉環磨過邊，鏟屎官的手比較重要。', en: 'The ring edge is smoothed; keepers’ fingers matter too.' },
      facts: { size: '80 g × 12', shelfLife: { zh: '36 個月', en: '36 months' } },
      notes: feedingNotes,
    },
    pictures: views({ type: 'can', hue: 215, label: '鮪魚' }, ['disc', 205]),
    price: 540,
    originPrice: 600,
    firstPurchasePrice: 459,
    maxQuantity: 6,
  },
  {
    slug: 'cat-can-chicken-12',
    categories: ['cat-food'],
    name: { zh: '雞絲南瓜主食罐 80 g × 12', en: 'Chicken and pumpkin complete cans, 80 g × 12' },
    description: {
      zh: '雞胸絲配一點南瓜泥，腸胃敏感的貓也安心。',
      en: 'Shredded breast with a little pumpkin, gentle on sensitive stomachs.',
    },
    content: {
      story: { zh: '不加膠、不加色，顏色每批都有一點不同。', en: 'No gums or colours, so every batch looks a little different.' },
      facts: { size: '80 g × 12', shelfLife: { zh: '36 個月', en: '36 months' } },
      notes: feedingNotes,
    },
    pictures: views({ type: 'can', hue: 60, label: '雞絲' }, ['plain', 70]),
    price: 540,
    originPrice: 600,
    maxQuantity: 6,
    siblings: ['cat-can-tuna-12'],
  },
  {
    slug: 'dog-treat-sweet-potato',
    categories: ['pet-treats'],
    name: { zh: '台農地瓜條 150 g', en: 'Sweet potato chews, 150 g' },
    description: {
      zh: '只有地瓜，慢烘十二小時，咬起來像橡皮糖，磨牙又安靜。',
      en: 'Nothing but sweet potato, dried for twelve hours into a quiet chew.',
    },
    content: {
      story: { zh: '用的是賣相不好的格外品，狗不在意。', en: 'Made from odd-shaped roots; dogs do not mind.' },
      facts: { size: '150 g', ...yearAndHalf },
      notes: treatNotes,
    },
    pictures: views({ type: 'treat', hue: 55, label: '地瓜條' }, ['petals', 45], ['plain', 65]),
    price: 180,
    maxQuantity: 20,
    pointPrice: 80,
  },
  {
    slug: 'dog-treat-chicken-jerky',
    categories: ['pet-treats'],
    name: { zh: '雞胸肉片 120 g', en: 'Chicken breast jerky, 120 g' },
    description: {
      zh: '訓練用的小肉片，手撕不掉屑，口袋不會油。',
      en: 'Training-sized strips that tear clean and leave no grease in a pocket.',
    },
    content: {
      story: { zh: '一隻雞胸切十六片，低溫烘到含水量一成二。', en: 'One breast makes sixteen slices, dried to twelve per cent moisture.' },
      facts: { size: '120 g', ...yearAndHalf },
      notes: treatNotes,
    },
    pictures: views({ type: 'treat', hue: 15, label: '雞肉片' }, ['plinth', 5]),
    price: 220,
    maxQuantity: 20,
  },
  {
    slug: 'cat-treat-bonito',
    categories: ['pet-treats'],
    name: { zh: '柴魚薄片 30 g', en: 'Bonito flakes for cats, 30 g' },
    description: { zh: '撒在任何飯上，挑食貓都會低頭。無鹽。', en: 'Scatter on anything and picky cats bow their heads. Unsalted.' },
    content: {
      story: { zh: '花蓮七星潭的柴魚場，現在只剩兩家還在燻。', en: 'From Qixingtan in Hualien, where only two smokehouses remain.' },
      facts: { size: '30 g', ...yearAndHalf },
      notes: treatNotes,
    },
    pictures: views({ type: 'treat', hue: 250, label: '柴魚', L: 0.7, C: 0.06 }, ['disc', 240]),
    price: 150,
    maxQuantity: 20,
  },
  {
    slug: 'cat-treat-freeze-dried',
    categories: ['pet-treats'],
    name: { zh: '鱈魚凍乾 50 g', en: 'Freeze-dried cod, 50 g' },
    description: {
      zh: '輕得像餅乾，泡水又變回魚。常客優先的小批次。',
      en: 'Light as a biscuit, fish again in water. Small batches kept for regulars.',
    },
    content: {
      story: { zh: '一次只凍六十公斤，因為機器就那麼大。', en: 'Sixty kilos at a time, because that is all the machine holds.' },
      facts: { size: '50 g', ...yearAndHalf },
      notes: treatNotes,
    },
    pictures: views({ type: 'treat', hue: 195, label: '鱈魚' }, ['arch', 185]),
    price: 320,
    membersOnly: true,
  },
  {
    slug: 'pet-treat-mix-4',
    categories: ['pet-treats'],
    name: { zh: '毛孩零食四包自選', en: 'Choose four pet treats' },
    description: { zh: '貓狗都有的家，四包隨你混。', en: 'For homes with both: mix any four bags.' },
    content: {
      story: {
        zh: '店裡最常見的組合是兩包地瓜、一包雞肉、一包柴魚。',
        en: 'The favourite mix is two sweet potato, one chicken, one bonito.',
      },
      facts: { contents: { zh: '零食四包', en: 'Four bags' } },
      notes: treatNotes,
    },
    pictures: views({ type: 'snackbag', hue: 340, label: '毛孩' }, ['plain', 350]),
    price: 640,
    originPrice: 800,
    bundle: {
      picks: 4,
      entries: [
        { product: 'dog-treat-sweet-potato', name: { zh: '地瓜條', en: 'Sweet potato' }, max: 4, quantity: 2 },
        { product: 'dog-treat-chicken-jerky', name: { zh: '雞胸肉片', en: 'Chicken jerky' }, max: 4, quantity: 1 },
        { product: 'cat-treat-bonito', name: { zh: '柴魚薄片', en: 'Bonito' }, max: 4, quantity: 1 },
        { product: 'cat-treat-freeze-dried', name: { zh: '鱈魚凍乾', en: 'Freeze-dried cod' }, max: 1 },
      ],
    },
  },
  {
    slug: 'pet-shampoo-oat',
    categories: ['pet-grooming'],
    name: { zh: '燕麥低敏寵物洗毛精 400 ml', en: 'Oat gentle pet shampoo, 400 ml' },
    description: {
      zh: '好沖、不香得嚇人，洗完兩天還蓬。貓狗皆可。',
      en: 'Quick to rinse, never perfumed, and fluffy two days on. For cats and dogs.',
    },
    content: {
      story: {
        zh: '和三位寵物美容師試了一百二十隻貓狗，泡沫調到兩次沖水就乾淨。',
        en: 'Three groomers tested it on 120 animals until two rinses were enough.',
      },
      steps: [
        { zh: '以三十五度水沖濕，避開耳道。', en: 'Wet with 35-degree water and avoid the ears.' },
        { zh: '稀釋十倍搓洗，停一分鐘後沖淨。', en: 'Dilute tenfold, lather, wait a minute and rinse.' },
      ],
      facts: {
        size: '400 ml',
        suits: { zh: '三個月以上貓狗', en: 'Cats and dogs over three months' },
        shelfLife: { zh: '36 個月', en: '36 months' },
      },
      notes: { zh: '限動物外用。避開眼睛與傷口。', en: 'For animals, external use. Avoid eyes and wounds.' },
    },
    pictures: views({ type: 'shampoo', hue: 90, label: '洗毛精', L: 0.86, C: 0.05 }, ['disc', 80], ['plain', 100]),
    price: 420,
    firstPurchasePrice: 350,
  },
  {
    slug: 'pet-deodorant-spray',
    categories: ['pet-grooming'],
    name: { zh: '寵物環境除味噴霧 300 ml', en: 'Pet odour spray, 300 ml' },
    description: { zh: '尿墊、貓砂盆、車上都能噴，舔到也不怕。', en: 'For pads, litter trays and cars, and safe if licked.' },
    content: {
      story: { zh: '用酵素分解味道，不是用香味蓋過去。', en: 'Enzymes take the smell apart instead of covering it.' },
      facts: { size: '300 ml', shelfLife: { zh: '24 個月', en: '24 months' } },
    },
    pictures: views({ type: 'spray', hue: 165, label: '除味' }, ['plinth', 155]),
    price: 280,
    embargo: true,
  },
  {
    slug: 'pet-bowl-ceramic',
    categories: ['pet-play'],
    name: { zh: '護頸斜口瓷碗', en: 'Tilted ceramic pet bowl' },
    description: {
      zh: '斜十五度、墊高八公分，吃飯不用低頭。',
      en: 'Tilted fifteen degrees and raised eight centimetres, so necks stay straight.',
    },
    content: {
      story: {
        zh: '鶯歌的碗廠第一次做狗碗，師傅自己家也留了一個。',
        en: 'The first dog bowl from a Yingge pottery; the potter kept one for his own.',
      },
      facts: {
        material: { zh: '高溫瓷', en: 'High-fired porcelain' },
        measures: { zh: '直徑 15、高 12 公分', en: '15 cm across, 12 cm high' },
        maker: { zh: '禾窯', en: 'He Kiln' },
      },
    },
    pictures: views({ type: 'petbowl', hue: 175, label: '' }, ['arch', 165], ['plain', 180]),
    price: 560,
    cod: false,
    splitStocks: [
      {
        zh: '瓷碗由鶯歌禾窯包裝寄出，約 5 至 7 個工作天',
        en: 'The bowl is packed and sent by He Kiln in Yingge, about 5 to 7 working days',
      },
    ],
  },
  {
    slug: 'pet-toy-plum-ball',
    categories: ['pet-play'],
    name: { zh: '梅子啾啾球', en: 'Squeaky plum ball' },
    description: { zh: '天然橡膠，咬下去會叫，不小心踩到也會叫。', en: 'Natural rubber. It squeaks when bitten, and when you step on it.' },
    content: {
      story: { zh: '直徑六公分半，中型犬吞不下去的大小。', en: 'Six and a half centimetres, too big to swallow for a medium dog.' },
      facts: { material: { zh: '天然橡膠', en: 'Natural rubber' }, measures: { zh: '直徑 6.5 公分', en: '6.5 cm' } },
    },
    pictures: views({ type: 'pettoy', hue: 0, label: '' }, ['petals', 15]),
    price: 160,
    pointPrice: 60,
  },
  {
    slug: 'cat-tower-cypress',
    categories: ['pet-play'],
    name: { zh: '檜木貓跳台・三層', en: 'Cypress cat tower, three levels' },
    description: { zh: '實木榫接，不用一根釘子，十公斤的貓跳上去也不晃。', en: 'Jointed without a nail, steady under a ten-kilo leap.' },
    content: {
      story: {
        zh: '大溪的家具師傅用裁剩的檜木角料做的，味道會留一兩年。',
        en: 'A Daxi joiner builds it from cypress offcuts, and the scent lasts a year or two.',
      },
      steps: [
        { zh: '附六角板手，兩人二十分鐘可組好。', en: 'Two people need twenty minutes and the key provided.' },
        { zh: '靠牆放，頂層以附帶固定座鎖牆。', en: 'Stand it by a wall and fix the top bracket.' },
      ],
      facts: {
        material: { zh: '台灣檜木、劍麻', en: 'Taiwan cypress, sisal' },
        measures: { zh: '60 × 40 × 128 公分，18 公斤', en: '60 × 40 × 128 cm, 18 kg' },
      },
      notes: { zh: '大型商品需單獨結帳，僅限宅配，下單後約 10 天送達。', en: 'Bought on its own, home delivery only, about ten days.' },
    },
    pictures: views({ type: 'cattree', hue: 75, label: '' }, ['plain', 65], ['disc', 85]),
    price: 12800,
    originPrice: 14800,
    standalonePurchase: true,
    tcatOnly: true,
    embargo: true,
    cod: false,
    maxQuantity: 1,
    stock: 9,
  },
]
