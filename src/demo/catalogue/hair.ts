import { views } from '../seed-picture.ts'
import type { SeedContent, SeedProduct } from '#demo/goods/seed-product.ts'

const washNotes: SeedContent['notes'] = {
  zh: '僅供外用，若流入眼睛請以清水沖洗。置於陰涼處，避免日曬。',
  en: 'For external use only. Rinse with water if it gets into the eyes. Keep cool and out of the sun.',
}
const threeYears: SeedContent['facts'] = { shelfLife: { zh: '未開封 36 個月', en: '36 months unopened' } }
const washSteps: SeedContent['steps'] = [
  { zh: '頭髮先沖濕一分鐘，起泡前就能沖掉一半的髒。', en: 'Rinse for a full minute first; that alone removes half the dirt.' },
  { zh: '取兩下，在掌心搓開，指腹按摩頭皮。', en: 'Lather two pumps in your palms and massage with fingertips.' },
  { zh: '沖到沒有滑感為止。', en: 'Rinse until nothing feels slippery.' },
]

export const hair: readonly SeedProduct[] = [
  {
    slug: 'shampoo-tea-tree',
    categories: ['shampoo', 'scalp'],
    name: { zh: '茶樹平衡洗髮精 500 ml', en: 'Tea tree balancing shampoo, 500 ml' },
    description: {
      zh: '油頭、戴安全帽族的日常洗髮精，洗完頭皮是涼的，到晚上還蓬。',
      en: 'The daily shampoo for oily roots and helmet wearers: cool at once, and still airy by evening.',
    },
    content: {
      story: {
        zh: '起泡劑用椰子來源的胺基酸，洗得乾淨，但不會洗到頭皮抗議、隔天更油。',
        en: 'Coconut-derived amino acid surfactants clean well without making the scalp answer back with more oil.',
      },
      steps: washSteps,
      facts: {
        size: '500 ml',
        suits: { zh: '偏油與混合頭皮', en: 'Oily and combination scalps' },
        ingredients: { zh: '水、椰油醯胺基酸鈉、茶樹精油、薄荷醇', en: 'Water, cocoyl amino acids, tea tree oil, menthol' },
        ...threeYears,
      },
      notes: washNotes,
    },
    pictures: views({ type: 'shampoo', hue: 150, label: '洗髮' }, ['plain', 130], ['plinth', 160]),
    price: 620,
    soldIn30Days: 326,
    siblings: ['shampoo-tea-tree-refill'],
    accessories: ['scalp-tonic-mint', 'conditioner-plum-kernel'],
  },
  {
    slug: 'shampoo-tea-tree-refill',
    categories: ['shampoo'],
    name: { zh: '茶樹平衡洗髮精補充包 450 ml', en: 'Tea tree balancing shampoo, 450 ml refill' },
    description: {
      zh: '省七成塑膠的補充包，開口做了導流角，不會倒到手上。',
      en: 'Seventy per cent less plastic, with a pouring corner that keeps hands clean.',
    },
    content: {
      story: { zh: '瓶子洗一洗、晾乾再倒，可以用好多年。', en: 'Rinse and dry the bottle, refill it, and it lasts for years.' },
      facts: { size: '450 ml', ...threeYears },
      notes: washNotes,
    },
    pictures: views({ type: 'refill', hue: 155, label: '補充' }, ['disc', 145]),
    price: 480,
    siblings: ['shampoo-tea-tree'],
    maxQuantity: 20,
  },
  {
    slug: 'shampoo-rice-water',
    categories: ['shampoo'],
    name: { zh: '米水柔亮洗髮精 500 ml', en: 'Rice water shine shampoo, 500 ml' },
    description: {
      zh: '洗米水的老智慧，染燙後毛躁的髮絲也順得起來。',
      en: 'The old wisdom of rice water, for hair left rough by colour and perms.',
    },
    content: {
      story: {
        zh: '用池上米發酵七天的米水當底，香味只有一點點飯香。',
        en: 'Based on Chishang rice water fermented for seven days, with just a hint of steamed rice.',
      },
      steps: washSteps,
      facts: { size: '500 ml', suits: { zh: '染燙與乾燥髮', en: 'Coloured, permed and dry hair' }, ...threeYears },
      notes: washNotes,
    },
    pictures: views({ type: 'shampoo', hue: 80, label: '米水', L: 0.88, C: 0.03 }, ['arch', 90], ['plain', 70]),
    price: 660,
    firstPurchasePrice: 528,
  },
  {
    slug: 'shampoo-bar-juniper',
    categories: ['shampoo'],
    name: { zh: '杜松洗髮餅 80 g', en: 'Juniper shampoo bar, 80 g' },
    description: {
      zh: '一塊抵兩瓶，旅行免裝分裝瓶，浴室也少一個塑膠罐。',
      en: 'One bar does the work of two bottles, with nothing to decant and no plastic.',
    },
    content: {
      story: { zh: '手工壓模，每塊重量差一兩公克，請當作手作的痕跡。', en: 'Hand-pressed, so each bar weighs a gram more or less.' },
      facts: { size: '80 g', ...threeYears },
      notes: washNotes,
    },
    pictures: views({ type: 'soap', hue: 190, label: '杜松' }, ['plinth', 180]),
    price: 320,
    pointPrice: 140,
  },
  {
    slug: 'conditioner-plum-kernel',
    categories: ['conditioner'],
    name: { zh: '梅籽油修護護髮乳 500 ml', en: 'Plum kernel repair conditioner, 500 ml' },
    description: {
      zh: '梅籽油加水解蠶絲，沖水時就摸得到滑，吹乾不扁。',
      en: 'Plum kernel oil with hydrolysed silk. You feel the slip while rinsing, and it never weighs hair down.',
    },
    content: {
      story: {
        zh: '一顆梅子，肉做酒、籽榨油。這瓶裡有三百顆梅籽。',
        en: 'The flesh becomes wine, the kernel becomes oil. Three hundred kernels go into this bottle.',
      },
      steps: [
        { zh: '洗髮後擠乾水分，塗在耳下髮尾。', en: 'After shampooing, squeeze out water and apply below the ears.' },
        { zh: '停兩分鐘，用寬齒梳梳開再沖淨。', en: 'Leave for two minutes, comb through and rinse.' },
      ],
      facts: { size: '500 ml', ...threeYears },
      notes: washNotes,
    },
    pictures: views({ type: 'shampoo', hue: 345, label: '護髮', L: 0.62, C: 0.06 }, ['arch', 330], ['petals', 350]),
    price: 680,
    membersOnly: true,
    accessories: ['comb-boxwood-wide'],
  },
  {
    slug: 'conditioner-sea-breeze',
    categories: ['conditioner'],
    name: { zh: '海風輕盈潤髮乳 300 ml', en: 'Sea breeze light conditioner, 300 ml' },
    description: {
      zh: '細軟髮專用的輕潤髮乳，不塌、不黏脖子。',
      en: 'A light conditioner for fine hair that neither flattens nor clings.',
    },
    content: {
      story: {
        zh: '加了海藻膠代替矽靈，乾了以後一絲一絲是分開的。',
        en: 'Seaweed gel stands in for silicone, so every strand dries apart.',
      },
      facts: { size: '300 ml', suits: { zh: '細軟髮', en: 'Fine hair' }, ...threeYears },
      notes: washNotes,
    },
    pictures: views({ type: 'shampoo', hue: 225, label: '海風', L: 0.8, C: 0.05 }, ['disc', 215]),
    price: 460,
    originPrice: 520,
  },
  {
    slug: 'hair-mask-silk-protein',
    categories: ['conditioner'],
    name: { zh: '蠶絲蛋白深層髮膜 200 g', en: 'Silk protein hair mask, 200 g' },
    description: { zh: '一週一次，漂過的頭髮也能用手指梳到底。', en: 'Once a week, and even bleached hair lets your fingers through.' },
    content: {
      story: {
        zh: '蠶絲蛋白來自公館最後一家蠶農的碎繭。以前丟掉的，現在是主角。',
        en: 'The silk comes from broken cocoons of Gongguan’s last silk farm, once thrown away.',
      },
      steps: [
        { zh: '洗髮後擦到不滴水，分區塗上。', en: 'Towel until no longer dripping and apply in sections.' },
        { zh: '包熱毛巾十分鐘後沖淨。', en: 'Wrap in a hot towel for ten minutes and rinse.' },
      ],
      facts: { size: '200 g', ...threeYears },
      notes: washNotes,
    },
    pictures: views({ type: 'creamjar', hue: 320, label: '髮膜', L: 0.8, C: 0.05 }, ['plinth', 310], ['disc', 335]),
    price: 720,
    firstPurchasePrice: 590,
    embargo: true,
    soldIn30Days: 118,
  },
  {
    slug: 'hair-oil-camellia',
    categories: ['conditioner', 'combs-styling'],
    name: { zh: '茶籽護髮油 50 ml', en: 'Camellia hair oil, 50 ml' },
    description: {
      zh: '吹髮前一滴、出門前半滴，髮尾不分叉打結。',
      en: 'A drop before drying, half a drop before leaving, and ends stay smooth.',
    },
    content: {
      story: { zh: '油滴會自己散開，不用擔心擦太多像沒洗頭。', en: 'It spreads thin by itself, so it never looks unwashed.' },
      facts: { size: '50 ml', ...threeYears },
      notes: washNotes,
    },
    pictures: views({ type: 'hairoil', hue: 65, label: '茶籽' }, ['plain', 75], ['petals', 50]),
    price: 580,
    pointPrice: 280,
  },
  {
    slug: 'hair-oil-osmanthus',
    categories: ['conditioner'],
    name: { zh: '桂花護髮油 50 ml', en: 'Osmanthus hair oil, 50 ml' },
    description: {
      zh: '南庄桂花浸了四十天的油，轉頭時才聞得到香。',
      en: 'Nanzhuang osmanthus steeped for forty days; the scent shows only when you turn your head.',
    },
    content: {
      story: { zh: '每年九月只做一批，今年的剛裝瓶。', en: 'Made once each September, and this year’s is just bottled.' },
      facts: { size: '50 ml', ...threeYears },
      notes: washNotes,
    },
    pictures: views({ type: 'hairoil', hue: 85, label: '桂花', L: 0.8, C: 0.1 }, ['arch', 95]),
    price: 680,
    exclusive: true,
    maxQuantity: 3,
    stock: 140,
    publishedDaysAgo: 11,
    siblings: ['hair-oil-camellia'],
  },
  {
    slug: 'scalp-tonic-mint',
    categories: ['scalp'],
    name: { zh: '薄荷頭皮涼感液 120 ml', en: 'Mint cooling scalp tonic, 120 ml' },
    description: {
      zh: '下午頭皮悶的時候按三下，涼到脖子，不油不黏。',
      en: 'Three drops for a stuffy afternoon scalp: cool to the nape, never sticky.',
    },
    content: {
      story: { zh: '尖嘴瓶可以直接抵到頭皮，不會弄濕整頭。', en: 'The narrow tip reaches the scalp without wetting the hair.' },
      facts: { size: '120 ml', ...threeYears },
      notes: { zh: '含酒精，遠離火源。頭皮有傷口時請勿使用。', en: 'Contains alcohol; keep from flames. Do not use on a broken scalp.' },
    },
    pictures: views({ type: 'remover', hue: 175, label: '涼感', L: 0.8, C: 0.07 }, ['disc', 185]),
    price: 480,
    embargo: true,
  },
  {
    slug: 'scalp-scrub-sea-salt',
    categories: ['scalp'],
    name: { zh: '七股海鹽頭皮去角質 250 g', en: 'Qigu sea salt scalp scrub, 250 g' },
    description: {
      zh: '細海鹽加迷迭香，一週一次，把定型產品的殘留洗乾淨。',
      en: 'Fine sea salt and rosemary once a week, to clear away styling residue.',
    },
    content: {
      story: {
        zh: '七股鹽場的鹽花磨到兩百目，碰水就開始化，不會刮頭皮。',
        en: 'Flower of salt from the Qigu flats, milled fine enough to melt on contact with water.',
      },
      steps: [
        { zh: '頭皮濕潤後分四區各挖一匙。', en: 'On a wet scalp, use a spoonful for each quarter.' },
        { zh: '指腹畫圈一分鐘，沖淨後再洗髮。', en: 'Circle for a minute, rinse, then shampoo.' },
      ],
      facts: { size: '250 g', ...threeYears },
      notes: washNotes,
    },
    pictures: views({ type: 'scrub', hue: 205, label: '海鹽' }, ['plain', 210], ['plinth', 195]),
    price: 560,
    originPrice: 640,
  },
  {
    slug: 'scalp-serum-ginger',
    categories: ['scalp'],
    name: { zh: '老薑頭皮養護精華 60 ml', en: 'Aged ginger scalp serum, 60 ml' },
    description: {
      zh: '台東老薑萃取，洗頭後按摩用，暖暖的很好睡。',
      en: 'Taitung ginger extract for an after-wash massage, warm and sleepy.',
    },
    content: {
      story: { zh: '老薑是放滿一年的母薑，辣度剛好讓頭皮微熱。', en: 'Mother ginger kept for a full year, just hot enough to glow.' },
      facts: { size: '60 ml', ...threeYears },
      notes: washNotes,
    },
    pictures: views({ type: 'serum', hue: 45, label: '老薑', L: 0.72, C: 0.1 }, ['petals', 35]),
    price: 880,
    membersOnly: true,
    stock: 3,
  },
  {
    slug: 'comb-boxwood-wide',
    categories: ['combs-styling'],
    name: { zh: '黃楊木寬齒梳', en: 'Boxwood wide-tooth comb' },
    description: {
      zh: '老師傅手磨的圓齒，梳濕髮不扯，冬天不起靜電。',
      en: 'Teeth rounded by hand, kind to wet hair and free of winter static.',
    },
    content: {
      story: {
        zh: '鹿港的梳子師傅今年七十二歲，一天只做八把。木頭用久會變深，像人一樣。',
        en: 'The comb-maker in Lukang is seventy-two and finishes eight a day. The wood darkens with use, as people do.',
      },
      steps: [
        { zh: '從髮尾開始，一段一段往上梳。', en: 'Start at the ends and work upwards.' },
        {
          zh: '髒了以軟刷沾皂水刷洗，陰乾後抹一滴茶籽油。',
          en: 'Brush with soapy water, dry in shade and rub with a drop of camellia oil.',
        },
      ],
      facts: {
        material: { zh: '黃楊木', en: 'Boxwood' },
        measures: { zh: '18 × 5 公分', en: '18 × 5 cm' },
        maker: { zh: '鹿港福順梳坊', en: 'Fushun Comb Workshop, Lukang' },
      },
      notes: {
        zh: '梳柄會刻上收件人的姓氏，屬於客製化商品。勿長時間泡水或曝曬。',
        en: 'The handle is engraved with the family name of whoever receives it, so each is made to order. Do not soak or leave in the sun.',
      },
    },
    pictures: views({ type: 'comb', hue: 70, label: '黃楊' }, ['plinth', 60], ['disc', 80]),
    price: 780,
    cod: false,
    stock: 36,
    splitStocks: [
      { zh: '木梳由鹿港工坊直接寄出，約 5 個工作天', en: 'The comb ships straight from the workshop in Lukang in about 5 working days' },
    ],
  },
  {
    slug: 'styling-wax-clay',
    categories: ['combs-styling'],
    name: { zh: '泥感造型髮蠟 60 g', en: 'Matte clay styling wax, 60 g' },
    description: {
      zh: '霧面、好洗、戴過安全帽抓一抓又回來。',
      en: 'Matte, easy to wash out, and a quick ruffle brings it back after a helmet.',
    },
    content: {
      story: { zh: '用高嶺土和蜂蠟，天氣熱也不會變油亮。', en: 'Kaolin and beeswax keep it matte even in the heat.' },
      facts: { size: '60 g', ...threeYears },
      notes: washNotes,
    },
    pictures: views({ type: 'creamjar', hue: 40, label: '髮蠟', L: 0.6, C: 0.04 }, ['plain', 30]),
    price: 420,
    embargo: true,
    available: false,
  },
  {
    slug: 'hair-towel-bamboo',
    categories: ['combs-styling', 'textiles'],
    name: { zh: '速乾包頭毛巾・竹纖維', en: 'Quick-dry hair towel, bamboo' },
    description: { zh: '包十分鐘吸走一半的水，少吹五分鐘的熱風。', en: 'Ten minutes soaks up half the water and saves five of hot air.' },
    content: {
      story: { zh: '扣子縫在後腦，低頭撿東西也不會掉。', en: 'The button sits at the nape, so it stays on when you bend down.' },
      facts: { material: { zh: '竹纖維 70％、棉 30％', en: '70% bamboo, 30% cotton' }, measures: { zh: '65 × 25 公分', en: '65 × 25 cm' } },
    },
    pictures: views({ type: 'towel', hue: 120, label: '', L: 0.8, C: 0.05 }, ['plain', 110]),
    price: 290,
    pointPrice: 130,
  },
  {
    slug: 'hair-ribbon-plum-points',
    categories: ['combs-styling'],
    name: { zh: '梅染髮帶・點數限定', en: 'Plum-dyed hair ribbon, points only' },
    description: {
      zh: '用梅枝煮出的粉色染的棉帶，每條深淺不同。只能用點數換。',
      en: 'Cotton dyed pink with plum twigs, no two alike. For points only.',
    },
    content: {
      story: { zh: '修剪下來的梅枝煮一個下午，就是這個粉色。', en: 'Pruned twigs simmered for an afternoon give exactly this pink.' },
      facts: { material: { zh: '棉', en: 'Cotton' }, measures: { zh: '100 × 4 公分', en: '100 × 4 cm' } },
    },
    pictures: views({ type: 'hairband', hue: 355, label: '', L: 0.76, C: 0.07 }, ['petals', 5]),
    price: 0,
    originPrice: 220,
    pointPrice: 110,
    maxQuantity: 2,
  },
]
