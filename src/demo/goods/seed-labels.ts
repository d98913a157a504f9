import type { Tx } from '#database/connect.ts'
import { demoActor as actor, made, shopWithin } from '#demo/by-verbs.ts'
import { changeProduct } from '#server/catalog/products/change-product.ts'
import type { ProductChange } from '#server/catalog/products/product-shape.ts'
import { productIdOf, type ProductIds } from './seed-products.ts'

const madeHere: ProductChange['label'] = {
  maker_role: 'maker',
  maker_name_zh: '梅好製造所（示範）',
  maker_name_en: 'Meihao Works (demo)',
  maker_address_zh: '台南市中西區梅樹街 1 號',
  maker_address_en: 'No. 1, Meishu St., West Central Dist., Tainan',
  maker_phone: '06-000-0001',
  origin: 'TW',
}
const kitchen: ProductChange['label'] = {
  firm_name_zh: '梅好食品（示範）',
  firm_name_en: 'Meihao Foods (demo)',
  firm_address_zh: '台南市安平區梅樹街 2 號',
  firm_address_en: 'No. 2, Meishu St., Anping Dist., Tainan',
  firm_phone: '06-000-0002',
  food_business_number: 'A-000000000-00000-0',
  origin: 'TW',
}

/** Products of each kind that the law of labels knows. The firms and numbers are nobody's. */
const labels: readonly ({ product: string } & Pick<
  ProductChange,
  'label_kind' | 'label' | 'shelf_life_months' | 'arrival_days' | 'return_right'
>)[] = [
  {
    product: 'hand-cream-plum',
    label_kind: 'cosmetic',
    label: {
      ...madeHere,
      purpose_zh: '滋潤手部肌膚',
      purpose_en: 'Moisturises the hands',
      directions_zh: '洗手後取適量推勻，由手背至指緣。',
      directions_en: 'After washing, spread from the back of the hand to the cuticles.',
      storage_zh: '置於陰涼處，避免日曬。',
      storage_en: 'Keep cool and out of the sun.',
      cautions_zh: '僅供外用，避開眼睛與傷口。若有不適請停用並洽詢醫師。',
      cautions_en: 'For external use only. Avoid eyes and broken skin; stop and see a doctor if it irritates.',
      ingredients_zh: '水、甘油、乳油木果脂、梅籽油',
      ingredients_en: 'Aqua, Glycerin, Butyrospermum Parkii Butter, Prunus Mume Seed Oil',
      net_amount: 75,
      net_unit: 'mL',
      opened_months: 12,
    },
    shelf_life_months: 36,
  },
  ...[
    {
      product: 'serum-green-ume',
      purpose: ['保濕、提亮膚色', 'Moisturises and brightens'],
      ingredients: [
        '水、青梅果萃取、甘油、神經醯胺 NP、泛醇、1,2-己二醇',
        'Aqua, Prunus Mume Fruit Extract, Glycerin, Ceramide NP, Panthenol, 1,2-Hexanediol',
      ],
      amount: 30,
    },
    {
      product: 'night-oil-squalane',
      purpose: ['夜間滋潤', 'Nourishes overnight'],
      ingredients: ['角鯊烷、苦茶籽油、梅籽油、維生素 E', 'Squalane, Camellia Oleifera Seed Oil, Prunus Mume Seed Oil, Tocopherol'],
      amount: 30,
    },
    {
      product: 'toner-tea-flower',
      purpose: ['清爽保濕', 'Moisturises lightly'],
      ingredients: ['茶花水、甘油、玻尿酸鈉、1,2-己二醇', 'Camellia Sinensis Flower Water, Glycerin, Sodium Hyaluronate, 1,2-Hexanediol'],
      amount: 150,
    },
    {
      product: 'cuticle-oil-pen',
      purpose: ['滋潤指緣', 'Softens cuticles'],
      ingredients: ['梅籽油、甜杏仁油、維生素 E、梅花香料', 'Prunus Mume Seed Oil, Prunus Amygdalus Dulcis Oil, Tocopherol, Parfum'],
      amount: 4,
    },
  ].map(({ product, purpose: [purposeZh = '', purposeEn = ''], ingredients: [zh = '', en = ''], amount }) => ({
    product,
    label_kind: 'cosmetic' as const,
    label: {
      ...madeHere,
      purpose_zh: purposeZh,
      purpose_en: purposeEn,
      directions_zh: '取適量輕輕推勻。',
      directions_en: 'Spread a little gently.',
      storage_zh: '置於陰涼處，避免日曬。',
      storage_en: 'Keep cool and out of the sun.',
      cautions_zh: '僅供外用，避開眼睛與傷口。若有不適請停用並洽詢醫師。',
      cautions_en: 'For external use only. Avoid eyes and broken skin; stop and see a doctor if it irritates.',
      ingredients_zh: zh,
      ingredients_en: en,
      net_amount: amount,
      net_unit: 'mL' as const,
      opened_months: 12,
    },
    shelf_life_months: 36,
  })),
  {
    product: 'sunscreen-light-spf50',
    label_kind: 'special_cosmetic',
    label: {
      ...madeHere,
      purpose_zh: '防曬',
      purpose_en: 'Protects from the sun',
      directions_zh: '出門前十五分鐘塗勻，戶外每兩小時補一次。',
      directions_en: 'Spread fifteen minutes before going out and again every two hours outdoors.',
      storage_zh: '置於陰涼處，避免日曬。',
      storage_en: 'Keep cool and out of the sun.',
      cautions_zh: '僅供外用，避開眼睛與傷口。',
      cautions_en: 'For external use only. Avoid eyes and broken skin.',
      ingredients_zh: '水、氧化鋅、二氧化鈦、甘油',
      ingredients_en: 'Aqua, Zinc Oxide, Titanium Dioxide, Glycerin',
      active_zh: '氧化鋅 12％、二氧化鈦 5％',
      active_en: 'Zinc oxide 12%, titanium dioxide 5%',
      permit_number: '衛部粧製字第 000000 號（示範）',
      net_amount: 50,
      net_unit: 'mL',
      opened_months: 12,
    },
    shelf_life_months: 36,
  },
  {
    product: 'dumplings-cabbage-pork-30',
    label_kind: 'food',
    label: {
      ...kitchen,
      storage_zh: '冷凍 -18°C 以下',
      storage_en: 'Frozen, -18°C or colder',
      directions_zh: '不必退冰，水滾後下鍋。',
      directions_en: 'From frozen, into boiling water.',
      ingredients_zh: '高麗菜、豬後腿肉、麵粉、青蔥、薑、醬油',
      ingredients_en: 'Cabbage, pork leg, flour, spring onion, ginger, soy sauce',
      additives_zh: '無',
      additives_en: 'None',
      allergens: ['sesame_sunflower', 'gluten', 'soy'],
      net_amount: 750,
      net_unit: 'g',
      nutrition: {
        serving: 125,
        unit: 'g',
        servings: 6,
        per_serving: {
          energy: 262,
          protein: 11.8,
          fat: 11.2,
          saturated_fat: 3.9,
          trans_fat: 0,
          carbohydrate: 28.6,
          sugar: 2.1,
          sodium: 430,
        },
        per_100: { energy: 209.6, protein: 9.4, fat: 9, saturated_fat: 3.1, trans_fat: 0, carbohydrate: 22.9, sugar: 1.7, sodium: 344 },
      },
    },
    shelf_life_months: 12,
    arrival_days: 90,
    return_right: 'perishable',
  },
  {
    // How long it keeps, the store room has said.
    product: 'fish-oil-90',
    label_kind: 'health_food',
    label: {
      ...kitchen,
      permit_number: '衛部健食字第 A00000 號（示範）',
      storage_zh: '置於陰涼乾燥處',
      storage_en: 'Keep cool and dry',
      cautions_zh: '孕婦、服藥中者請先詢問醫師。',
      cautions_en: 'Ask a doctor first when pregnant or on medication.',
      ingredients_zh: '精製魚油、明膠、甘油、維生素 E',
      ingredients_en: 'Refined fish oil, gelatine, glycerin, vitamin E',
      additives_zh: '無',
      additives_en: 'None',
      allergens: ['fish'],
      net_amount: 90,
      net_unit: 'capsule',
      nutrition: {
        serving: 1,
        unit: 'g',
        servings: 90,
        per_serving: { energy: 9, protein: 0.2, fat: 0.8, saturated_fat: 0.2, trans_fat: 0, carbohydrate: 0.1, sugar: 0, sodium: 0.5 },
        per_100: { energy: 900, protein: 20, fat: 80, saturated_fat: 20, trans_fat: 0, carbohydrate: 10, sugar: 0, sodium: 50 },
      },
    },
  },
  {
    product: 'dog-food-chicken-grain-free',
    label_kind: 'pet',
    label: {
      ...madeHere,
      purpose_zh: '一歲以上中小型犬主食',
      purpose_en: 'Complete food for small and medium dogs over one year',
      ingredients_zh: '雞肉、地瓜、豌豆、雞油、亞麻籽',
      ingredients_en: 'Chicken, sweet potato, peas, chicken fat, linseed',
      net_amount: 1.5,
      net_unit: 'kg',
    },
    shelf_life_months: 18,
  },
  {
    product: 'dish-soap-tangerine',
    label_kind: 'household',
    label: { ...madeHere, purpose_zh: '洗滌餐具與蔬果', purpose_en: 'Washes dishes and vegetables', net_amount: 800, net_unit: 'mL' },
    shelf_life_months: 36,
  },
]

export async function seedLabels(tx: Tx, { productIds, now }: { productIds: ProductIds; now: Date }): Promise<void> {
  const shop = shopWithin(tx, now)
  for (const { product, ...change } of labels) made(await changeProduct(shop, { actor, id: productIdOf(productIds, product), change }))
}
