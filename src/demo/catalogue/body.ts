import { views } from '../seed-picture.ts'
import type { SeedContent, SeedProduct } from '#demo/goods/seed-product.ts'

const skinNotes: SeedContent['notes'] = {
  zh: '僅供外用，避開眼睛與傷口。若有不適請停用並洽詢醫師。',
  en: 'For external use only. Avoid eyes and broken skin; stop and see a doctor if it irritates.',
}
const soapNotes: SeedContent['notes'] = {
  zh: '手工切皂，重量與花紋略有差異。用後瀝乾，可延長使用時間。',
  en: 'Cut by hand, so weight and pattern vary. Drain after use and it lasts longer.',
}
const threeYears: SeedContent['facts'] = { shelfLife: { zh: '未開封 36 個月', en: '36 months unopened' } }
const soapBars = ['soap-plum-ash', 'soap-camphor', 'soap-loofah-goat-milk'] as const

export const body: readonly SeedProduct[] = [
  {
    slug: 'hand-cream-plum',
    categories: ['hands-feet'],
    name: { zh: '梅花潤手霜 75 ml', en: 'Plum blossom hand cream, 75 ml' },
    description: {
      zh: '洗完手三十秒內擦一次，指緣倒刺就少一半。淡淡梅花香，擦完可以馬上滑手機。',
      en: 'Use it within thirty seconds of washing and ragged cuticles halve. Lightly plum-scented and dry enough to touch a phone.',
    },
    content: {
      story: {
        zh: '給一天洗二十次手的人：美甲師、護理師、剛當爸媽的人。潤但不留指紋。',
        en: 'For people who wash twenty times a day: nail artists, nurses, new parents. Rich, yet leaves no fingerprints.',
      },
      steps: [
        { zh: '洗手後擦到微濕，擠一公分在手背。', en: 'Pat hands almost dry and squeeze a centimetre on the back.' },
        { zh: '手背對手背推開，最後搓指緣。', en: 'Rub back to back and finish at the cuticles.' },
      ],
      facts: {
        size: '75 ml',
        ingredients: { zh: '水、甘油、乳木果油、梅籽油', en: 'Water, glycerin, shea butter, plum kernel oil' },
        ...threeYears,
      },
      notes: skinNotes,
    },
    pictures: views({ type: 'tube', hue: 8, label: '護手霜' }, ['petals', 350], ['disc', 20], ['plain', 5]),
    price: 280,
    embargo: true,
    pointPrice: 120,
    maxQuantity: 20,
    soldIn30Days: 290,
    siblings: ['hand-cream-osmanthus'],
    accessories: ['cuticle-oil-pen', 'cotton-gloves-night'],
  },
  {
    slug: 'hand-cream-osmanthus',
    categories: ['hands-feet'],
    name: { zh: '桂花潤手霜 75 ml', en: 'Osmanthus hand cream, 75 ml' },
    description: {
      zh: '秋天限定的桂花香，質地比梅花款再輕一點。',
      en: 'Autumn’s osmanthus, a little lighter than the plum blossom cream.',
    },
    content: {
      story: { zh: '香味大約留十分鐘，像走過一棵桂花樹。', en: 'The scent stays ten minutes, like walking past a tree.' },
      facts: { size: '75 ml', ...threeYears },
      notes: skinNotes,
    },
    pictures: views({ type: 'tube', hue: 85, label: '桂花', L: 0.86, C: 0.09 }, ['arch', 95]),
    price: 280,
    embargo: true,
    siblings: ['hand-cream-plum'],
  },
  {
    slug: 'cotton-gloves-night',
    categories: ['hands-feet', 'textiles'],
    name: { zh: '夜間保養棉手套', en: 'Overnight cotton gloves' },
    description: {
      zh: '擦完護手霜戴著睡，隔天手背是軟的。指尖開口，還能翻書。',
      en: 'Sleep in them over hand cream. Open fingertips let you turn a page.',
    },
    content: {
      story: {
        zh: '彰化社頭的織襪廠幫我們織的，鬆緊剛好，不會半夜脫下來。',
        en: 'Knitted by a sock mill in Shetou, snug enough not to come off at midnight.',
      },
      facts: { material: { zh: '精梳棉 95％、彈性纖維 5％', en: '95% combed cotton, 5% elastane' } },
    },
    pictures: views({ type: 'towel', hue: 40, label: '棉手套', L: 0.9, C: 0.03 }, ['plain', 30]),
    price: 150,
    maxQuantity: 20,
  },
  {
    slug: 'foot-balm-mugwort',
    categories: ['hands-feet'],
    name: { zh: '艾草足跟膏 60 g', en: 'Mugwort heel balm, 60 g' },
    description: {
      zh: '厚實的膏體，睡前塗腳跟再穿襪子，絲襪不再勾紗。',
      en: 'A dense balm for bedtime heels. Pull socks over it and tights stop snagging.',
    },
    content: {
      story: {
        zh: '端午後割的艾草浸在苦茶油裡一個月，顏色是自然的綠。',
        en: 'Mugwort cut after Dragon Boat Festival steeps a month in camellia oil, and gives the green.',
      },
      facts: { size: '60 g', ...threeYears },
      notes: skinNotes,
    },
    pictures: views({ type: 'creamjar', hue: 140, label: '艾草', L: 0.66, C: 0.08 }, ['plinth', 150]),
    price: 350,
    embargo: true,
  },
  {
    slug: 'body-lotion-rice',
    categories: ['lotion'],
    name: { zh: '米萃身體乳 500 ml', en: 'Rice milk body lotion, 500 ml' },
    description: {
      zh: '池上米萃取，擦完可以直接穿衣服。冬季加量瓶採預購，做好就寄。',
      en: 'Chishang rice milk you can dress over at once. The large winter bottle is made to pre-order.',
    },
    content: {
      story: {
        zh: '米湯的潤是乾淨的。我們把它做成一按就散開的乳液，全家共用一大瓶。',
        en: 'The richness of rice broth is a clean one. One press spreads far, and one bottle serves a family.',
      },
      steps: [
        { zh: '洗澡後身體微濕時按兩下，由下往上推。', en: 'On damp skin press twice and sweep upwards.' },
        { zh: '手肘、膝蓋多補一下。', en: 'Add a touch for elbows and knees.' },
      ],
      facts: { size: '500 ml', ...threeYears },
      notes: {
        zh: '預購商品下單後 7 至 21 天出貨，僅收信用卡或 ATM。僅供外用。',
        en: 'Pre-order: ships in 7 to 21 days, card or ATM only. For external use only.',
      },
    },
    pictures: views({ type: 'shampoo', hue: 60, label: '身體乳', L: 0.88, C: 0.03 }, ['plinth', 60], ['disc', 75]),
    price: 580,
    embargo: true,
    originPrice: 680,
    exclusive: true,
    maxQuantity: 5,
    stock: 260,
    publishedDaysAgo: 14,
  },
  {
    slug: 'body-oil-camellia',
    categories: ['lotion'],
    name: { zh: '山茶花按摩油 100 ml', en: 'Camellia massage oil, 100 ml' },
    description: {
      zh: '滑而不膩，肩頸按十分鐘也不必再補，洗澡一沖就走。',
      en: 'Ten minutes of shoulders without topping up, and it rinses off in the shower.',
    },
    content: {
      story: {
        zh: '和盲人按摩師阿輝一起調的，他說好油要「手走得動，人不打滑」。',
        en: 'Mixed with A-Hui, a blind masseur: a good oil lets the hand travel and the body stay put, he says.',
      },
      steps: [
        { zh: '倒五十元硬幣大小在掌心搓熱。', en: 'Warm a coin-sized pool in your palms.' },
        { zh: '順著肌肉方向推，骨頭上放輕。', en: 'Follow the muscle and go lightly over bone.' },
      ],
      facts: { size: '100 ml', ...threeYears },
      notes: skinNotes,
    },
    pictures: views({ type: 'hairoil', hue: 20, label: '山茶', L: 0.76, C: 0.08 }, ['arch', 10], ['plain', 30]),
    price: 680,
    firstPurchasePrice: 540,
  },
  {
    slug: 'body-cream-shea',
    categories: ['lotion'],
    name: { zh: '乳木果滋養身體霜 200 g', en: 'Shea body cream, 200 g' },
    description: { zh: '寒流來時的身體霜，小腿不再乾到起屑。', en: 'For cold snaps, when shins turn to flakes.' },
    content: {
      story: { zh: '打發過，所以像鮮奶油，推開才化成油。', en: 'Whipped like cream, it melts to oil as it spreads.' },
      facts: { size: '200 g', ...threeYears },
      notes: skinNotes,
    },
    pictures: views({ type: 'creamjar', hue: 50, label: '乳木果', L: 0.88, C: 0.05 }, ['petals', 40]),
    price: 620,
    embargo: true,
    originPrice: 720,
  },
  {
    slug: 'body-wash-cypress',
    categories: ['bath'],
    name: { zh: '檜木沐浴露 500 ml', en: 'Hinoki cypress body wash, 500 ml' },
    description: { zh: '台灣檜木的香，洗澡像走進林子裡。', en: 'Taiwan cypress: a shower like a walk in the forest.' },
    content: {
      story: {
        zh: '精油來自修枝的檜木葉，不砍樹。味道乾、清，男生也常搶著用。',
        en: 'The oil comes from pruned cypress leaves; no tree is felled. Dry and clean, and shared by the whole house.',
      },
      steps: [
        { zh: '沐浴球打濕，一下就夠。', en: 'One pump on a wet sponge is plenty.' },
        { zh: '沖淨後趁熱深呼吸三次。', en: 'Rinse, and breathe deeply three times while it is warm.' },
      ],
      facts: { size: '500 ml', ...threeYears },
      notes: skinNotes,
    },
    pictures: views({ type: 'shampoo', hue: 120, label: '檜木', L: 0.6, C: 0.06 }, ['disc', 110], ['plain', 130]),
    price: 520,
    firstPurchasePrice: 420,
    soldIn30Days: 144,
  },
  {
    slug: 'bath-salt-plum-onsen',
    categories: ['bath'],
    name: { zh: '梅香湯泉浴鹽 500 g', en: 'Plum hot-spring bath salt, 500 g' },
    description: { zh: '在家泡一池淡粉色的湯，泡完腳底熱到睡著。', en: 'A pale pink tub at home and feet warm until you fall asleep.' },
    content: {
      story: {
        zh: '北投的湯師傅教我們的比例：海鹽七、碳酸氫鈉三、一小把乾梅花。',
        en: 'A bath keeper in Beitou gave us the ratio: seven of sea salt, three of bicarbonate, a handful of dried blossom.',
      },
      steps: [
        { zh: '一池約兩百公升，放兩匙。', en: 'Two scoops for about two hundred litres.' },
        { zh: '水溫四十度，泡十五分鐘內。', en: 'Forty degrees, and no more than fifteen minutes.' },
      ],
      facts: { size: '500 g', ...threeYears },
      notes: {
        zh: '孕婦、心血管疾病者泡澡前請先詢問醫師。',
        en: 'If you are pregnant or have heart trouble, ask a doctor before bathing.',
      },
    },
    pictures: views({ type: 'bathsalt', hue: 0, label: '梅香' }, ['plinth', 350], ['petals', 10]),
    price: 390,
    embargo: true,
    pointPrice: 190,
  },
  {
    slug: 'bath-salt-alishan-mist',
    categories: ['bath'],
    name: { zh: '山霧舒眠浴鹽 500 g', en: 'Mountain mist bath salt, 500 g' },
    description: {
      zh: '薰衣草與雪松，適合週日晚上，把週一擋在門外。',
      en: 'Lavender and cedar, for Sunday nights, to keep Monday outside the door.',
    },
    content: {
      story: { zh: '水會變成淡淡的藍灰色，像山嵐。', en: 'The water turns a faint blue-grey, like mist.' },
      facts: { size: '500 g', ...threeYears },
      notes: skinNotes,
    },
    pictures: views({ type: 'bathsalt', hue: 260, label: '山霧', L: 0.78, C: 0.05 }, ['arch', 250]),
    price: 390,
    embargo: true,
  },
  {
    slug: 'soap-plum-ash',
    categories: ['soap'],
    name: { zh: '梅枝灰手工皂 100 g', en: 'Plum ash soap, 100 g' },
    description: {
      zh: '修下來的梅枝燒成灰入皂，灰紋每塊不同，洗完清爽。',
      en: 'Pruned plum twigs burned to ash and stirred in. Every marbling differs; every wash is crisp.',
    },
    content: {
      story: {
        zh: '冷製、晾四十五天。皂房的老闆說，急不得。',
        en: 'Cold process, cured for forty-five days. You cannot hurry soap, says the maker.',
      },
      steps: [{ zh: '起泡袋搓出綿密的泡再上身。', en: 'Work up a lather in a mesh bag.' }],
      facts: { size: '100 g', maker: { zh: '山腳皂房', en: 'Foothill Soap House' }, shelfLife: { zh: '24 個月', en: '24 months' } },
      notes: soapNotes,
    },
    pictures: views({ type: 'soap', hue: 330, label: '梅灰', L: 0.6, C: 0.02 }, ['disc', 340], ['plain', 320]),
    price: 180,
    maxQuantity: 20,
    siblings: soapBars.filter((slug) => slug !== 'soap-plum-ash'),
  },
  {
    slug: 'soap-camphor',
    categories: ['soap'],
    name: { zh: '樟木手工皂 100 g', en: 'Camphor wood soap, 100 g' },
    description: { zh: '阿嬤衣櫃的味道，蚊子不愛，我們很愛。', en: 'The smell of grandmother’s wardrobe. Mosquitoes mind it; we do not.' },
    content: {
      story: { zh: '苗栗樟腦寮用最後一口老灶蒸的樟油。', en: 'The camphor oil is steamed on one of Miaoli’s last old stoves.' },
      facts: { size: '100 g', maker: { zh: '山腳皂房', en: 'Foothill Soap House' }, shelfLife: { zh: '24 個月', en: '24 months' } },
      notes: soapNotes,
    },
    pictures: views({ type: 'soap', hue: 100, label: '樟木', L: 0.76, C: 0.07 }, ['plinth', 90]),
    price: 180,
    maxQuantity: 20,
    siblings: soapBars.filter((slug) => slug !== 'soap-camphor'),
  },
  {
    slug: 'soap-loofah-goat-milk',
    categories: ['soap'],
    name: { zh: '絲瓜羊奶手工皂 100 g', en: 'Loofah and goat milk soap, 100 g' },
    description: { zh: '切面就是一片絲瓜絡，邊洗邊輕輕搓背。', en: 'A slice of loofah runs through it, so it scrubs as it washes.' },
    content: {
      story: {
        zh: '羊奶來自岡山的小牧場，絲瓜絡是自己種的。',
        en: 'The milk is from a small Gangshan farm; the loofahs grow behind the workshop.',
      },
      facts: { size: '100 g', allergens: { zh: '含羊奶', en: 'Contains goat milk' }, shelfLife: { zh: '18 個月', en: '18 months' } },
      notes: soapNotes,
    },
    pictures: views({ type: 'soap', hue: 70, label: '羊奶', L: 0.92, C: 0.03 }, ['petals', 80]),
    price: 200,
    maxQuantity: 20,
    available: false,
    siblings: soapBars.filter((slug) => slug !== 'soap-loofah-goat-milk'),
  },
  {
    slug: 'soap-trio-box',
    categories: ['soap'],
    name: { zh: '手工皂三入自選盒', en: 'Soap box, choose three' },
    description: {
      zh: '梅灰、樟木、杜松任選三塊，附再生紙盒，送禮剛好。',
      en: 'Any three of plum ash, camphor and juniper in a recycled paper box, ready to give.',
    },
    content: {
      story: { zh: '同款三塊也可以，老客人常常這樣囤。', en: 'Three of one kind is fine; regulars stock up that way.' },
      facts: { contents: { zh: '手工皂三塊', en: 'Three bars' } },
      notes: soapNotes,
    },
    pictures: views({ type: 'gift', hue: 110, label: '', L: 0.66, C: 0.05 }, ['arch', 100]),
    price: 520,
    originPrice: 640,
    bundle: {
      picks: 3,
      entries: [
        { product: 'soap-plum-ash', name: { zh: '梅灰', en: 'Plum ash' }, max: 3, quantity: 1, required: true },
        { product: 'soap-camphor', name: { zh: '樟木', en: 'Camphor' }, max: 2, quantity: 1 },
        { product: 'shampoo-bar-juniper', name: { zh: '杜松洗髮餅', en: 'Juniper shampoo bar' }, max: 1, quantity: 1 },
      ],
    },
  },
  {
    slug: 'scrub-brown-sugar',
    categories: ['scrub'],
    name: { zh: '黑糖身體去角質霜 250 g', en: 'Brown sugar body scrub, 250 g' },
    description: {
      zh: '龍潭黑糖粗細兩種顆粒，遇水會化，膝蓋手肘一次亮起來。',
      en: 'Coarse and fine Longtan brown sugar that melts in water and brightens knees and elbows.',
    },
    content: {
      story: {
        zh: '手工炒的黑糖有焦香，浴室會像一間剛熬好糖的灶腳。',
        en: 'Hand-stirred sugar smells of caramel, and the bathroom of an old kitchen.',
      },
      steps: [
        { zh: '身體濕潤時取一匙，打圈三十秒。', en: 'On wet skin circle a spoonful for thirty seconds.' },
        { zh: '溫水沖淨，一週一至兩次。', en: 'Rinse warm, once or twice a week.' },
      ],
      facts: { size: '250 g', ...threeYears },
      notes: skinNotes,
    },
    pictures: views({ type: 'scrub', hue: 45, label: '黑糖', L: 0.5, C: 0.07 }, ['plain', 55], ['disc', 35]),
    price: 420,
    embargo: true,
    firstPurchasePrice: 340,
  },
  {
    slug: 'scrub-coffee-grounds',
    categories: ['scrub'],
    name: { zh: '古坑咖啡渣去角質皂 120 g', en: 'Gukeng coffee ground scrub bar, 120 g' },
    description: {
      zh: '咖啡店的渣不丟，烘乾入皂，洗菜洗大蒜味也好用。',
      en: 'Café grounds, dried and pressed into soap. Also takes garlic off cooks’ hands.',
    },
    content: {
      story: {
        zh: '合作的三家店都在騎車十分鐘內，每週去收一桶。',
        en: 'Three cafés within ten minutes by scooter give us a bucket a week.',
      },
      facts: { size: '120 g', shelfLife: { zh: '24 個月', en: '24 months' } },
      notes: soapNotes,
    },
    pictures: views({ type: 'soap', hue: 55, label: '咖啡', L: 0.42, C: 0.05 }, ['plinth', 65]),
    price: 160,
    pointPrice: 70,
    maxQuantity: 20,
  },
  {
    slug: 'spa-gift-winter',
    categories: ['bath', 'scrub'],
    name: { zh: '冬日湯屋禮盒', en: 'Winter bathhouse gift box' },
    description: {
      zh: '浴鹽、黑糖霜、按摩油與棉巾，把溫泉旅館搬回家。限會員常客。',
      en: 'Bath salt, sugar scrub, massage oil and a towel: a hot-spring inn at home. For VIP members.',
    },
    content: {
      story: { zh: '木盒是南投的松木，用完可以當浴室小凳邊的置物盒。', en: 'The pine box from Nantou lives on as a shelf beside the tub.' },
      facts: {
        contents: { zh: '浴鹽 500 g、去角質霜 250 g、按摩油 100 ml、棉巾一條', en: 'Salt 500 g, scrub 250 g, oil 100 ml, one towel' },
      },
      notes: skinNotes,
    },
    pictures: views({ type: 'gift', hue: 25, label: '' }, ['disc', 15], ['plinth', 30]),
    price: 1680,
    originPrice: 1980,
    membersOnly: true,
    embargo: true,
    maxQuantity: 3,
  },
]
