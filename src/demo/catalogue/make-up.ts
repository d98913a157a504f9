import { views } from '../seed-picture.ts'
import type { SeedContent, SeedProduct } from '#demo/goods/seed-product.ts'

const skinNotes: SeedContent['notes'] = {
  zh: '僅供外用，避開眼睛與傷口。初次使用請先在耳後試用，若有不適請停用並洽詢醫師。',
  en: 'For external use only. Avoid eyes and broken skin. Patch-test behind the ear; stop and see a doctor if it irritates.',
}
const threeYears: SeedContent['facts'] = {
  shelfLife: { zh: '未開封 36 個月，開封後 12 個月', en: '36 months unopened, 12 months once opened' },
}
const maskSteps: SeedContent['steps'] = [
  { zh: '潔面後以化妝水打底，敷上面膜壓出空氣。', en: 'Cleanse, tone, then smooth the mask on without air bubbles.' },
  { zh: '十五分鐘後取下，剩下的精華推到脖子與手背。', en: 'Remove after fifteen minutes and press what is left into neck and hands.' },
]

export const makeUp: readonly SeedProduct[] = [
  {
    slug: 'lip-tint-berry',
    categories: ['lips'],
    name: { zh: '水光唇釉・莓果', en: 'Glassy lip tint, Berry' },
    description: {
      zh: '像剛咬破一顆黑莓，透亮不黏，退色也留一層好氣色。常客專屬色。',
      en: 'As if you had just bitten a blackberry: glassy, never sticky, and it fades to a pretty stain. Regulars only.',
    },
    content: {
      story: {
        zh: '莓果色常顯老，我們讓它透一點、紅一點，素顏擦也不突兀。',
        en: 'Berry shades can age a face. Ours is sheerer and redder, so it works with nothing else on.',
      },
      steps: [
        { zh: '從唇中往外輕點，抿開。', en: 'Dab from the centre and press lips together.' },
        { zh: '等三十秒再疊一層，顏色更飽和。', en: 'Wait thirty seconds and layer for depth.' },
      ],
      facts: { size: '4.5 g', colour: { zh: '莓果紅', en: 'Berry red' }, ...threeYears },
      notes: skinNotes,
    },
    pictures: views({ type: 'lip', hue: 0, label: '莓果', L: 0.46, C: 0.15 }, ['plain', 350], ['disc', 10]),
    price: 420,
    membersOnly: true,
    siblings: ['lip-tint-apricot', 'lip-tint-fig'],
  },
  {
    slug: 'lip-tint-apricot',
    categories: ['lips'],
    name: { zh: '水光唇釉・杏桃', en: 'Glassy lip tint, Apricot' },
    description: {
      zh: '暖暖的杏桃色，黃皮最友善，開會前三秒補好。',
      en: 'A warm apricot that loves golden skin. Reapply in three seconds before a meeting.',
    },
    content: {
      story: {
        zh: '加了水解玻尿酸，擦完像喝過水。刷頭做成水滴形，唇峰也畫得準。',
        en: 'With hydrolysed hyaluronic acid, it feels like a drink of water. The drop-shaped tip traces the bow neatly.',
      },
      steps: [
        { zh: '單層通透，兩層豐潤。', en: 'One layer is sheer, two are plush.' },
        { zh: '以棉片沾卸妝油卸除。', en: 'Remove with cleansing oil on a pad.' },
      ],
      facts: { size: '4.5 g', colour: { zh: '杏桃橘', en: 'Apricot' }, ...threeYears },
      notes: skinNotes,
    },
    pictures: views({ type: 'lip', hue: 40, label: '杏桃' }, ['arch', 55], ['petals', 30]),
    price: 420,
    pointPrice: 180,
    soldIn30Days: 156,
    siblings: ['lip-tint-berry', 'lip-tint-fig'],
  },
  {
    slug: 'lip-tint-fig',
    categories: ['lips'],
    name: { zh: '水光唇釉・無花果', en: 'Glassy lip tint, Fig' },
    description: { zh: '帶灰的無花果紫，冷天襯圍巾特別好看。', en: 'A greyed fig purple that loves a winter scarf.' },
    content: {
      story: { zh: '紫得很淺，怕紫色的人可以從這支開始。', en: 'So soft a purple that the shy can start here.' },
      facts: { size: '4.5 g', colour: { zh: '灰紫', en: 'Greyed purple' }, ...threeYears },
      notes: skinNotes,
    },
    pictures: views({ type: 'lip', hue: 330, label: '無花果', L: 0.5, C: 0.09 }, ['disc', 310]),
    price: 420,
    siblings: ['lip-tint-berry', 'lip-tint-apricot'],
    publishedDaysAgo: 15,
  },
  {
    slug: 'lipstick-velvet-red-plum',
    categories: ['lips'],
    name: { zh: '絲絨口紅・紅梅', en: 'Velvet lipstick, Red Plum' },
    description: {
      zh: '和第一瓶指甲油同色的口紅，霧面不拔乾。',
      en: 'The lipstick twin of our first nail colour, matte without the dryness.',
    },
    content: {
      story: {
        zh: '很多人擦了紅梅指甲油後問有沒有同色口紅。調了一年，有了。',
        en: 'So many asked for a lipstick to match Red Plum. It took a year, and here it is.',
      },
      facts: { size: '3.5 g', colour: { zh: '冷調正紅', en: 'Cool red' }, ...threeYears },
      notes: skinNotes,
    },
    pictures: views({ type: 'lipstick', hue: 5, label: '紅梅' }, ['plinth', 350], ['petals', 15]),
    price: 580,
    firstPurchasePrice: 480,
    siblings: ['lipstick-velvet-tea-rose'],
    accessories: ['gel-polish-red-plum'],
  },
  {
    slug: 'lipstick-velvet-tea-rose',
    categories: ['lips'],
    name: { zh: '絲絨口紅・茶玫瑰', en: 'Velvet lipstick, Tea Rose' },
    description: { zh: '加了奶茶調的玫瑰色，不挑妝，天天能用。', en: 'Rose with a splash of milk tea, easy with any make-up, every day.' },
    content: {
      story: {
        zh: '辦公桌抽屜裡總要有一支不必照鏡子就能擦的口紅。',
        en: 'Every desk drawer deserves a lipstick you can put on without a mirror.',
      },
      facts: { size: '3.5 g', colour: { zh: '奶茶玫瑰', en: 'Milk tea rose' }, ...threeYears },
      notes: skinNotes,
    },
    pictures: views({ type: 'lipstick', hue: 30, label: '茶玫瑰', L: 0.62, C: 0.08 }, ['plain', 45]),
    price: 580,
    siblings: ['lipstick-velvet-red-plum'],
  },
  {
    slug: 'lip-balm-plum-honey',
    categories: ['lips'],
    name: { zh: '梅花蜜護唇膏 4 g', en: 'Plum blossom honey lip balm, 4 g' },
    description: {
      zh: '蜂蠟與梅花蜜的老配方，睡前厚擦，早上起床唇紋淡淡的。',
      en: 'Beeswax and plum blossom honey. Wear it thick to bed and wake up to softer lips.',
    },
    content: {
      story: {
        zh: '蜂農阿坤每年二月把蜂箱搬進梅園兩週，只收這一批蜜。',
        en: 'Beekeeper A-Kun moves his hives into the plum grove for two weeks each February, and this is all he takes.',
      },
      facts: { size: '4 g', ingredients: { zh: '蜂蠟、梅花蜜、乳木果油', en: 'Beeswax, plum honey, shea butter' } },
      notes: skinNotes,
    },
    pictures: views({ type: 'lipstick', hue: 75, label: '護唇', L: 0.86, C: 0.07 }, ['petals', 85]),
    price: 180,
    pointPrice: 70,
    maxQuantity: 20,
  },
  {
    slug: 'cushion-foundation-21',
    categories: ['complexion'],
    name: { zh: '薄光氣墊粉餅・自然 21', en: 'Sheer glow cushion, Natural 21' },
    description: {
      zh: '薄得像沒上妝，半天後出油混在一起反而更亮。附補充蕊。',
      en: 'Thin as bare skin, and it only glows better after half a day. Refill included.',
    },
    content: {
      story: {
        zh: '台灣的夏天妝容要的是不糊，不是蓋。我們把粉量降了四分之一，讓毛孔看得見，但不突兀。',
        en: 'A Taiwan summer asks for no melting, not for more cover. We cut the powder by a quarter and let skin show.',
      },
      steps: [
        { zh: '粉撲輕壓一下，從臉中央往外拍。', en: 'Press the puff once and pat outwards from the centre.' },
        { zh: '需要遮瑕處再點壓第二層。', en: 'Add a second touch only where needed.' },
      ],
      facts: {
        contents: { zh: '粉蕊 14 g × 2、粉撲、外盒', en: '2 × 14 g, puff, case' },
        colour: { zh: '自然 21', en: 'Natural 21' },
        ...threeYears,
      },
      notes: skinNotes,
    },
    pictures: views({ type: 'compact', hue: 55, label: '氣墊' }, ['disc', 60], ['plinth', 40], ['plain', 20]),
    price: 980,
    originPrice: 1180,
    embargo: true,
    siblings: ['cushion-foundation-23'],
    accessories: ['setting-mist-green-ume', 'loose-powder-rice'],
  },
  {
    slug: 'cushion-foundation-23',
    categories: ['complexion'],
    name: { zh: '薄光氣墊粉餅・暖膚 23', en: 'Sheer glow cushion, Warm 23' },
    description: { zh: '偏暖的二十三號，曬過太陽的膚色也不會浮白。', en: 'A warmer shade that never turns chalky on sun-kissed skin.' },
    content: {
      story: {
        zh: '調色時請了八位常騎機車上班的同事試擦，全員通過才定案。',
        en: 'Eight colleagues who ride scooters to work tested it, and all of them had to agree.',
      },
      facts: {
        contents: { zh: '粉蕊 14 g × 2、粉撲、外盒', en: '2 × 14 g, puff, case' },
        colour: { zh: '暖膚 23', en: 'Warm 23' },
        ...threeYears,
      },
      notes: skinNotes,
    },
    pictures: views({ type: 'compact', hue: 70, label: '氣墊', L: 0.76, C: 0.07 }, ['plain', 80]),
    price: 980,
    originPrice: 1180,
    embargo: true,
    stock: 0,
    siblings: ['cushion-foundation-21'],
  },
  {
    slug: 'loose-powder-rice',
    categories: ['complexion'],
    name: { zh: '米粹控油蜜粉 12 g', en: 'Rice silk loose powder, 12 g' },
    description: {
      zh: '關山米磨成的細粉，吸油不吸水，額頭不再反光。',
      en: 'Milled from Guanshan rice, it takes up oil and leaves moisture, so foreheads stay matte.',
    },
    content: {
      story: {
        zh: '阿嬤那一代用米粉拍臉。我們只是磨得更細，篩了五次。',
        en: 'Our grandmothers powdered their faces with rice. We simply mill it finer, through five sieves.',
      },
      facts: { size: '12 g', ingredients: { zh: '米澱粉、雲母、矽石', en: 'Rice starch, mica, silica' } },
      notes: { zh: '粉末商品無法寄送海外。使用時避免吸入。', en: 'Powders cannot be sent overseas. Avoid breathing in the powder.' },
    },
    pictures: views({ type: 'compact', hue: 90, label: '蜜粉', L: 0.92, C: 0.03 }, ['arch', 100]),
    price: 480,
    embargo: true,
  },
  {
    slug: 'concealer-duo',
    categories: ['complexion'],
    name: { zh: '雙色遮瑕盤', en: 'Concealer duo palette' },
    description: {
      zh: '橘色修飾黑眼圈，膚色蓋瑕疵，混一混就是你的顏色。',
      en: 'Peach for dark circles, beige for spots, and your own shade in between.',
    },
    content: {
      story: { zh: '質地偏潤，眼下不卡紋，用指腹就推得勻。', en: 'Creamy enough for under the eyes; a fingertip blends it.' },
      facts: { size: '2 × 2.5 g', ...threeYears },
      notes: skinNotes,
    },
    pictures: views({ type: 'palette', hue: 60, label: '遮瑕', L: 0.8, C: 0.06 }, ['plain', 50]),
    price: 390,
    embargo: true,
  },
  {
    slug: 'setting-mist-green-ume',
    categories: ['complexion', 'skincare'],
    name: { zh: '青梅定妝噴霧 80 ml', en: 'Green ume setting mist, 80 ml' },
    description: {
      zh: '細如薄霧，離臉一個手掌噴兩下，妝就定住。',
      en: 'A fine veil: two sprays from a hand’s length and your make-up stays put.',
    },
    content: {
      story: { zh: '噴頭換了六家廠，才找到不會滴到睫毛的。', en: 'It took six factories to find a nozzle that does not drip on lashes.' },
      facts: { size: '80 ml' },
      notes: { zh: '含酒精，遠離火源，勿直接噴向眼睛。', en: 'Contains alcohol. Keep from flames and do not spray into eyes.' },
    },
    pictures: views({ type: 'spray', hue: 130, label: '定妝', L: 0.85, C: 0.05 }, ['disc', 140]),
    price: 360,
    embargo: true,
    publishedDaysAgo: 12,
  },
  {
    slug: 'eye-palette-mountain-dusk',
    categories: ['eyes-cheeks'],
    name: { zh: '山嵐暮色九色眼影盤', en: 'Mountain Dusk eyeshadow palette, 9 shades' },
    description: {
      zh: '合歡山日落的九個顏色，六霧三亮，單手就能畫完整個眼妝。',
      en: 'Nine colours of a Hehuan sunset, six matte and three shimmer, for a whole look in one palette.',
    },
    content: {
      story: {
        zh: '從橘金、梅粉到灰藍，排列順序就是天色暗下來的順序，由左畫到右就對了。',
        en: 'Gold, plum pink, slate: laid out in the order the sky darkens. Work left to right.',
      },
      steps: [
        { zh: '左排打底，中排疊眼摺，右排收眼尾。', en: 'Left row for the lid, middle for the crease, right for the corner.' },
        { zh: '亮片色用指腹點在眼中央。', en: 'Press shimmer on the centre with a fingertip.' },
      ],
      facts: { size: '9 × 1.2 g', ...threeYears },
      notes: skinNotes,
    },
    pictures: views({ type: 'palette', hue: 20, label: '暮色' }, ['plinth', 40], ['disc', 300], ['petals', 15]),
    price: 880,
    firstPurchasePrice: 780,
    embargo: true,
    soldIn30Days: 131,
  },
  {
    slug: 'mascara-lift-black',
    categories: ['eyes-cheeks'],
    name: { zh: '捲翹睫毛膏・墨黑', en: 'Lifting mascara, Ink Black' },
    description: {
      zh: '溫水卸、不暈染，扁塌睫毛也撐得住一整天。',
      en: 'Off with warm water, never smudged, and firm enough for the straightest lashes.',
    },
    content: {
      story: {
        zh: '刷頭做成微彎的梅枝形，短睫毛也刷得到根。',
        en: 'The brush curves like a plum twig, so it reaches the root of short lashes.',
      },
      facts: { size: '7 ml', colour: { zh: '墨黑', en: 'Ink black' }, shelfLife: { zh: '開封後 6 個月', en: '6 months once opened' } },
      notes: skinNotes,
    },
    pictures: views({ type: 'mascara', hue: 300, label: '捲翹', L: 0.35, C: 0.04 }, ['arch', 320], ['plain', 290]),
    price: 450,
    pointPrice: 220,
  },
  {
    slug: 'brow-pencil-ink-brown',
    categories: ['eyes-cheeks'],
    name: { zh: '極細眉筆・墨茶', en: 'Micro brow pencil, Ink Tea' },
    description: { zh: '一點五公釐筆芯，一根一根畫出毛流。', en: 'A 1.5 mm lead that draws one hair at a time.' },
    content: {
      story: {
        zh: '顏色是泡了三分鐘的烏龍，黑髮、深棕髮都自然。',
        en: 'The colour of oolong after three minutes, natural with black or dark brown hair.',
      },
      facts: { size: '0.08 g', colour: { zh: '墨茶', en: 'Ink tea brown' } },
    },
    pictures: views({ type: 'mascara', hue: 50, label: '眉筆', L: 0.45, C: 0.05 }, ['disc', 65]),
    price: 320,
  },
  {
    slug: 'blush-plum-petal',
    categories: ['eyes-cheeks'],
    name: { zh: '梅瓣腮紅・初綻', en: 'Plum petal blush, First Bloom' },
    description: {
      zh: '壓成五瓣梅花的腮紅，冷粉色，一瓣剛好刷一邊。',
      en: 'A cool pink pressed into five petals, one petal for one cheek.',
    },
    content: {
      story: {
        zh: '粉質細到摸起來像潤的，刷重了用手掌按一按就退回去。',
        en: 'So fine it feels creamy. Too much? Press with a palm and it settles.',
      },
      steps: [
        { zh: '笑一下，從蘋果肌往太陽穴輕刷。', en: 'Smile and sweep from cheek to temple.' },
        { zh: '剩餘的帶過鼻尖。', en: 'Take what is left over the tip of the nose.' },
      ],
      facts: { size: '5 g', colour: { zh: '冷粉', en: 'Cool pink' }, ...threeYears },
      notes: skinNotes,
    },
    pictures: views({ type: 'compact', hue: 355, label: '初綻', L: 0.78, C: 0.09 }, ['petals', 350], ['plinth', 10]),
    price: 520,
    firstPurchasePrice: 420,
    embargo: true,
    pointPrice: 260,
  },
  {
    slug: 'serum-green-ume',
    categories: ['skincare'],
    name: { zh: '青梅多酚舒緩精華 30 ml', en: 'Green ume calming serum, 30 ml' },
    description: {
      zh: '青梅萃取與神經醯胺，換季泛紅、緊繃時先擦這瓶。',
      en: 'Green ume extract and ceramide, the first bottle to reach for when the season turns and skin feels tight.',
    },
    content: {
      story: {
        zh: '清明前採的青梅最酸，多酚也最高。我們和信義鄉的農會合作，只用那兩週的果。',
        en: 'Ume picked before Tomb-Sweeping Day is sourest and richest in polyphenols. With the Xinyi farmers’ association we use only those two weeks of fruit.',
      },
      steps: [
        { zh: '早晚潔面後，取兩至三滴。', en: 'Morning and night, take two or three drops after cleansing.' },
        { zh: '掌心溫熱，由內往外按壓，不必搓揉。', en: 'Warm in the palms and press outwards, without rubbing.' },
        { zh: '接著擦乳液或面霜。', en: 'Follow with lotion or cream.' },
      ],
      facts: {
        size: '30 ml',
        ingredients: { zh: '水、青梅果萃取、甘油、神經醯胺 NP、泛醇', en: 'Water, green ume extract, glycerin, ceramide NP, panthenol' },
        ...threeYears,
      },
      notes: skinNotes,
    },
    pictures: views({ type: 'serum', hue: 145, label: '青梅' }, ['disc', 140], ['plinth', 155], ['petals', 130]),
    price: 1280,
    firstPurchasePrice: 980,
    soldIn30Days: 388,
    publishedDaysAgo: 240,
    accessories: ['mask-hyaluronic-5', 'cream-rice-ceramide', 'toner-tea-flower'],
  },
  {
    slug: 'night-oil-squalane',
    categories: ['skincare'],
    name: { zh: '角鯊夜間修護油 30 ml', en: 'Squalane night repair oil, 30 ml' },
    description: {
      zh: '植物角鯊烷與茶籽油，睡前三滴，早上臉是軟的。',
      en: 'Plant squalane and camellia seed oil: three drops at night, a soft face in the morning.',
    },
    content: {
      story: { zh: '油裡只放四樣東西，所以聞起來是淡淡的茶籽香。', en: 'Only four things go in, so it smells faintly of camellia seed.' },
      steps: [
        { zh: '保養最後一步，取三滴在掌心推熱。', en: 'As the last step, warm three drops in your palms.' },
        { zh: '輕壓全臉，乾燥處多停兩秒。', en: 'Press over the face and linger where it is dry.' },
      ],
      facts: {
        size: '30 ml',
        ingredients: { zh: '角鯊烷、苦茶籽油、梅籽油、維生素 E', en: 'Squalane, camellia oil, plum kernel oil, vitamin E' },
        ...threeYears,
      },
      notes: skinNotes,
    },
    pictures: views({ type: 'serum', hue: 60, label: '修護', L: 0.7, C: 0.09 }, ['plinth', 70], ['arch', 50]),
    price: 1180,
    membersOnly: true,
  },
  {
    slug: 'toner-tea-flower',
    categories: ['skincare'],
    name: { zh: '茶花保濕化妝水 200 ml', en: 'Camellia flower toner, 200 ml' },
    description: {
      zh: '坪林茶花蒸出的花水，濕敷兩分鐘，粉就服貼。',
      en: 'Distilled from Pinglin tea flowers. A two-minute compress and foundation sits better.',
    },
    content: {
      story: {
        zh: '茶農以前把茶花摘掉怕搶養分，現在我們收來蒸花水。',
        en: 'Growers used to throw tea flowers away. Now we take them to the still.',
      },
      facts: {
        size: '200 ml',
        ingredients: { zh: '茶花水、甘油、玻尿酸鈉', en: 'Tea flower water, glycerin, sodium hyaluronate' },
        ...threeYears,
      },
      notes: skinNotes,
    },
    pictures: views({ type: 'remover', hue: 110, label: '茶花', L: 0.88, C: 0.04 }, ['plain', 120], ['petals', 100]),
    price: 620,
    originPrice: 720,
  },
  {
    slug: 'cream-rice-ceramide',
    categories: ['skincare'],
    name: { zh: '米萃神經醯胺面霜 50 g', en: 'Rice ceramide face cream, 50 g' },
    description: {
      zh: '像剛煮好的米湯，潤而不油，冷氣房待一天也不緊繃。',
      en: 'Like warm rice broth for the face: rich, not greasy, and comfortable after a day of air-conditioning.',
    },
    content: {
      story: {
        zh: '米糠油與神經醯胺的比例調到二比一，這是我們試過最接近皮脂的觸感。',
        en: 'Rice bran oil and ceramide at two to one: the closest we have come to the feel of skin’s own oil.',
      },
      steps: [
        { zh: '取一顆紅豆大小，五點塗開。', en: 'Take a bean-sized amount, dot and spread.' },
        { zh: '冬天可當睡前厚敷。', en: 'In winter, wear it thickly overnight.' },
      ],
      facts: { size: '50 g', ...threeYears },
      notes: skinNotes,
    },
    pictures: views({ type: 'creamjar', hue: 75, label: '米萃', L: 0.92, C: 0.025 }, ['disc', 60], ['plain', 90]),
    price: 1380,
    firstPurchasePrice: 1080,
    embargo: true,
  },
  {
    slug: 'cleansing-oil-camellia',
    categories: ['skincare'],
    name: { zh: '苦茶籽卸妝油 180 ml', en: 'Camellia cleansing oil, 180 ml' },
    description: {
      zh: '遇水立刻乳化，防水睫毛膏也溶得掉，洗完不糊眼。',
      en: 'Turns to milk with water, melts waterproof mascara and leaves no film over the eyes.',
    },
    content: {
      story: {
        zh: '新竹關西的苦茶籽，一年一收，冷壓不焙炒。',
        en: 'Camellia seed from Guanxi, gathered once a year and pressed cold, never roasted.',
      },
      facts: { size: '180 ml', ...threeYears },
      notes: skinNotes,
    },
    pictures: views({ type: 'shampoo', hue: 95, label: '卸妝油', L: 0.84, C: 0.06 }, ['arch', 105]),
    price: 680,
    tcatOnly: true,
  },
  {
    slug: 'mask-hyaluronic-5',
    categories: ['masks'],
    name: { zh: '玻尿酸保濕面膜 5 片裝', en: 'Hyaluronic sheet mask, box of 5' },
    description: {
      zh: '三種大小的玻尿酸，敷完不必再擦，熬夜隔天的救星。',
      en: 'Three sizes of hyaluronic acid in one sheet, for the morning after a late night.',
    },
    content: {
      story: {
        zh: '膜布是嘉義的天絲布，薄到看得見皮膚。精華不滴，所以可以邊敷邊做家事。',
        en: 'The sheet is Chiayi lyocell, thin enough to see through. It does not drip, so you can do the dishes meanwhile.',
      },
      steps: maskSteps,
      facts: { contents: { zh: '25 ml × 5 片', en: '5 × 25 ml' }, ...threeYears },
      notes: skinNotes,
    },
    pictures: views({ type: 'mask', hue: 225, label: '保濕' }, ['plinth', 230], ['disc', 215]),
    price: 350,
    firstPurchasePrice: 269,
    soldIn30Days: 341,
    maxQuantity: 20,
    siblings: ['mask-plum-radiance-5', 'mask-tea-tree-5'],
  },
  {
    slug: 'mask-plum-radiance-5',
    categories: ['masks'],
    name: { zh: '梅萃亮采面膜 5 片裝', en: 'Plum radiance mask, box of 5' },
    description: {
      zh: '梅果萃取與維生素 B3，敷完臉像點了一盞燈。',
      en: 'Plum extract and vitamin B3 for a face that looks lit from inside.',
    },
    content: {
      story: { zh: '約會前、面試前、拍證件照前，敷一片。', en: 'Before a date, an interview or a passport photo.' },
      steps: maskSteps,
      facts: { contents: { zh: '25 ml × 5 片', en: '5 × 25 ml' }, ...threeYears },
      notes: skinNotes,
    },
    pictures: views({ type: 'mask', hue: 10, label: '亮采' }, ['arch', 5], ['petals', 20]),
    price: 390,
    pointPrice: 160,
    maxQuantity: 20,
    siblings: ['mask-hyaluronic-5', 'mask-tea-tree-5'],
  },
  {
    slug: 'mask-tea-tree-5',
    categories: ['masks'],
    name: { zh: '茶樹調理面膜 5 片裝', en: 'Tea tree clarifying mask, box of 5' },
    description: { zh: '清爽不黏的凝水膜，悶了一天口罩後敷最舒服。', en: 'A light gel sheet that feels best after a day under a mask.' },
    content: {
      story: { zh: '茶樹加魚腥草，涼涼的，但不刺。', en: 'Tea tree with houttuynia: cool, never stinging.' },
      facts: { contents: { zh: '23 ml × 5 片', en: '5 × 23 ml' }, ...threeYears },
      notes: skinNotes,
    },
    pictures: views({ type: 'mask', hue: 165, label: '調理' }, ['plain', 170]),
    price: 350,
    maxQuantity: 20,
    siblings: ['mask-hyaluronic-5', 'mask-plum-radiance-5'],
  },
  {
    slug: 'mask-mix-10',
    categories: ['masks'],
    name: { zh: '面膜自選十片組', en: 'Pick ten sheet masks' },
    description: {
      zh: '保濕、亮采、調理隨你配，十片一組，依天氣輪著敷。',
      en: 'Hydrating, radiant or clarifying: choose any two boxes and follow the weather.',
    },
    content: {
      story: { zh: '選兩盒，同款也可以。比單買便宜兩成。', en: 'Choose two boxes, the same twice if you like, for a fifth less.' },
      facts: { contents: { zh: '面膜 5 片裝 × 2', en: '2 boxes of 5' }, ...threeYears },
      notes: skinNotes,
    },
    pictures: views({ type: 'mask', hue: 280, label: '自選' }, ['petals', 270], ['plinth', 290]),
    price: 590,
    originPrice: 740,
    bundle: {
      picks: 2,
      entries: [
        { product: 'mask-hyaluronic-5', name: { zh: '保濕 5 片', en: 'Hydrating, 5' }, max: 2, quantity: 1 },
        { product: 'mask-plum-radiance-5', name: { zh: '亮采 5 片', en: 'Radiance, 5' }, max: 2, quantity: 1 },
        { product: 'mask-tea-tree-5', name: { zh: '調理 5 片', en: 'Clarifying, 5' }, max: 2 },
      ],
    },
  },
  {
    slug: 'sunscreen-light-spf50',
    categories: ['sun-care'],
    name: { zh: '清爽防曬乳 SPF50 50 ml', en: 'Light sunscreen SPF 50, 50 ml' },
    description: {
      zh: '水感不泛白，騎車、接小孩、曬衣服都記得擦。SPF50、PA++++。',
      en: 'Watery, no white cast, for scooter rides, school runs and hanging out the washing. SPF 50, PA++++.',
    },
    content: {
      story: {
        zh: '在屏東的太陽下測了兩個夏天。流汗後不會跑進眼睛，是大家最後選它的理由。',
        en: 'Tested through two Pingtung summers. It does not run into the eyes when you sweat, and that settled it.',
      },
      steps: [
        { zh: '出門前十五分鐘，取兩指節的量塗勻全臉。', en: 'Fifteen minutes before going out, spread two finger-lengths over the face.' },
        { zh: '戶外活動每兩小時補一次。', en: 'Reapply every two hours outdoors.' },
      ],
      facts: { size: '50 ml', ...threeYears },
      notes: skinNotes,
    },
    pictures: views({ type: 'tube', hue: 80, label: '防曬乳', L: 0.9, C: 0.05 }, ['plain', 70], ['disc', 200]),
    price: 520,
    pointPrice: 220,
    embargo: true,
    soldIn30Days: 167,
  },
  {
    slug: 'sunscreen-stick-kids',
    categories: ['sun-care'],
    name: { zh: '親子防曬棒 SPF35 20 g', en: 'Family sunscreen stick SPF 35, 20 g' },
    description: {
      zh: '純物理防曬，小孩自己也會擦，手不黏。',
      en: 'Mineral filters only. Children can put it on themselves and keep clean hands.',
    },
    content: {
      story: { zh: '做成橢圓的棒頭，鼻翼、耳後一滑就到。', en: 'The oval tip slides round noses and behind ears.' },
      facts: { size: '20 g', suits: { zh: '三歲以上', en: 'Ages three and up' }, ...threeYears },
      notes: skinNotes,
    },
    pictures: views({ type: 'lipstick', hue: 230, label: '防曬棒', L: 0.85, C: 0.06 }, ['plinth', 215]),
    price: 450,
    publishedDaysAgo: 3,
  },
  {
    slug: 'plum-bloom-skincare-box',
    categories: ['skincare'],
    name: { zh: '梅開保養預購組', en: 'Plum Bloom skincare pre-order set' },
    description: {
      zh: '當年新梅萃的第一批精華與面霜，瓶身編號，一年只做一次。',
      en: 'The first serum and cream of the year’s new ume, in numbered bottles, made once a year.',
    },
    content: {
      story: {
        zh: '四月採梅、五月萃取、十二月裝瓶。編號從一號開始，寄送依下單順序。',
        en: 'Picked in April, extracted in May, bottled in December. Numbers run in the order you order.',
      },
      facts: { contents: { zh: '精華 30 ml、面霜 50 g、編號卡', en: 'Serum 30 ml, cream 50 g, numbered card' }, ...threeYears },
      notes: { zh: '預購商品下單後 7 至 21 天出貨，僅收信用卡或 ATM。', en: 'Pre-order: ships in 7 to 21 days. Card or ATM only.' },
    },
    pictures: views({ type: 'gift', hue: 140, label: '', L: 0.6, C: 0.05 }, ['petals', 145], ['arch', 130]),
    price: 2280,
    embargo: true,
    originPrice: 2660,
    exclusive: true,
    maxQuantity: 2,
    stock: 180,
    publishedDaysAgo: 4,
  },
]
