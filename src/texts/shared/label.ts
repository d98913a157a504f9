import type { Text } from '#rules/locale.ts'
import type { Allergen, LabelKind, NetUnit, Nutrient, OriginCountry, ReturnRight } from '#rules/label/label-kinds.ts'
import type { LabelField } from '#rules/label/missing-label.ts'

/** Words of the label of goods: the shop's headings stay the same on every page, and the office calls its fields by them (GDS-43). */
export const labelFieldTexts = {
  purpose: { zh: '用途', en: 'Purpose' },
  directions: { zh: '用法', en: 'Directions' },
  storage: { zh: '保存方法', en: 'Storage' },
  cautions: { zh: '使用注意事項', en: 'Cautions' },
  net_content: { zh: '內容量', en: 'Net content' },
  material: { zh: '材質', en: 'Material' },
  ingredients: { zh: '成分', en: 'Ingredients' },
  active: { zh: '主成分含量', en: 'Content of the active' },
  additives: { zh: '食品添加物', en: 'Additives' },
  allergens: { zh: '過敏原', en: 'Allergens' },
  nutrition: { zh: '營養標示', en: 'Nutrition facts' },
  origin: { zh: '原產地', en: 'Country of origin' },
  maker: { zh: '製造商', en: 'Maker' },
  firm: { zh: '國內負責廠商', en: 'Responsible firm in Taiwan' },
  food_business_number: { zh: '食品業者登錄字號', en: 'Food-business number' },
  permit_number: { zh: '許可證字號', en: 'Permit number' },
  shelf_life: { zh: '有效期限', en: 'Shelf life' },
  arrival_days: { zh: '到貨時至少剩餘效期', en: 'Least shelf life at arrival' },
} as const satisfies Record<LabelField, Text>

/** Headings of the page beside those. */
export const labelHeadings = {
  title: { zh: '商品標示', en: 'Label' },
  importer: { zh: '進口商', en: 'Importer' },
  opened: { zh: '開封後使用期限', en: 'Use after opening within' },
  returns: { zh: '猶豫期', en: 'Right of withdrawal' },
  perServing: { zh: '每份', en: 'Per serving' },
} as const satisfies Record<string, Text>

export const labelKindTexts = {
  none: { zh: '無', en: 'None' },
  cosmetic: { zh: '化粧品', en: 'Cosmetic' },
  special_cosmetic: { zh: '特定用途化粧品', en: 'Special-use cosmetic' },
  food: { zh: '食品', en: 'Food' },
  health_food: { zh: '健康食品', en: 'Health food' },
  pet: { zh: '寵物', en: 'Pet' },
  household: { zh: '生活用品', en: 'Household' },
} as const satisfies Record<LabelKind, Text>

export const allergenTexts = {
  crustaceans: { zh: '甲殼類', en: 'Crustaceans' },
  mango: { zh: '芒果', en: 'Mango' },
  peanut: { zh: '花生', en: 'Peanut' },
  sesame_sunflower: { zh: '芝麻與葵花籽', en: 'Sesame and sunflower seed' },
  milk: { zh: '奶', en: 'Milk' },
  egg: { zh: '蛋', en: 'Egg' },
  nuts: { zh: '堅果', en: 'Nuts' },
  gluten: { zh: '含麩質穀物', en: 'Cereals with gluten' },
  soy: { zh: '大豆', en: 'Soy' },
  sulphite: { zh: '亞硫酸鹽 ≥ 10 mg/kg', en: 'Sulphites ≥ 10 mg/kg' },
  fish: { zh: '魚類', en: 'Fish' },
  none: { zh: '無', en: 'None' },
} as const satisfies Record<Allergen, Text>

export const returnRightTexts = {
  normal: { zh: '七日鑑賞', en: 'Seven days to send it back' },
  perishable: { zh: '易於腐敗或效期短，不適用七日鑑賞', en: 'Perishable or of short life: cannot be sent back' },
  custom: { zh: '客製化商品，不適用七日鑑賞', en: 'Made to order: cannot be sent back' },
  hygiene: { zh: '個人衛生用品，拆封後不適用七日鑑賞', en: 'Hygiene goods: cannot be sent back once opened' },
} as const satisfies Record<ReturnRight, Text>

export const netUnitTexts = {
  g: { zh: '公克', en: 'g' },
  kg: { zh: '公斤', en: 'kg' },
  mL: { zh: '毫升', en: 'mL' },
  L: { zh: '公升', en: 'L' },
  piece: { zh: '個', en: 'pcs' },
  sheet: { zh: '片', en: 'sheets' },
  capsule: { zh: '粒', en: 'capsules' },
  bag: { zh: '包', en: 'bags' },
  set: { zh: '組', en: 'sets' },
} as const satisfies Record<NetUnit, Text>

export const nutrientTexts = {
  energy: { zh: '熱量', en: 'Energy' },
  protein: { zh: '蛋白質', en: 'Protein' },
  fat: { zh: '脂肪', en: 'Fat' },
  saturated_fat: { zh: '飽和脂肪', en: 'Saturated fat' },
  trans_fat: { zh: '反式脂肪', en: 'Trans fat' },
  carbohydrate: { zh: '碳水化合物', en: 'Carbohydrate' },
  sugar: { zh: '糖', en: 'Sugars' },
  sodium: { zh: '鈉', en: 'Sodium' },
} as const satisfies Record<Nutrient, Text>

export const nutrientUnits: Readonly<Record<Nutrient, Text>> = {
  energy: { zh: '大卡', en: 'kcal' },
  protein: netUnitTexts.g,
  fat: netUnitTexts.g,
  saturated_fat: netUnitTexts.g,
  trans_fat: netUnitTexts.g,
  carbohydrate: netUnitTexts.g,
  sugar: netUnitTexts.g,
  sodium: { zh: '毫克', en: 'mg' },
}

export const countryTexts = {
  TW: { zh: '台灣', en: 'Taiwan' },
  JP: { zh: '日本', en: 'Japan' },
  KR: { zh: '韓國', en: 'South Korea' },
  CN: { zh: '中國', en: 'China' },
  HK: { zh: '香港', en: 'Hong Kong' },
  US: { zh: '美國', en: 'United States' },
  CA: { zh: '加拿大', en: 'Canada' },
  GB: { zh: '英國', en: 'United Kingdom' },
  IE: { zh: '愛爾蘭', en: 'Ireland' },
  FR: { zh: '法國', en: 'France' },
  DE: { zh: '德國', en: 'Germany' },
  IT: { zh: '義大利', en: 'Italy' },
  ES: { zh: '西班牙', en: 'Spain' },
  PT: { zh: '葡萄牙', en: 'Portugal' },
  CH: { zh: '瑞士', en: 'Switzerland' },
  AT: { zh: '奧地利', en: 'Austria' },
  BE: { zh: '比利時', en: 'Belgium' },
  NL: { zh: '荷蘭', en: 'Netherlands' },
  DK: { zh: '丹麥', en: 'Denmark' },
  SE: { zh: '瑞典', en: 'Sweden' },
  NO: { zh: '挪威', en: 'Norway' },
  FI: { zh: '芬蘭', en: 'Finland' },
  PL: { zh: '波蘭', en: 'Poland' },
  CZ: { zh: '捷克', en: 'Czechia' },
  GR: { zh: '希臘', en: 'Greece' },
  TR: { zh: '土耳其', en: 'Türkiye' },
  IL: { zh: '以色列', en: 'Israel' },
  MA: { zh: '摩洛哥', en: 'Morocco' },
  ZA: { zh: '南非', en: 'South Africa' },
  AU: { zh: '澳洲', en: 'Australia' },
  NZ: { zh: '紐西蘭', en: 'New Zealand' },
  TH: { zh: '泰國', en: 'Thailand' },
  VN: { zh: '越南', en: 'Vietnam' },
  MY: { zh: '馬來西亞', en: 'Malaysia' },
  SG: { zh: '新加坡', en: 'Singapore' },
  ID: { zh: '印尼', en: 'Indonesia' },
  PH: { zh: '菲律賓', en: 'Philippines' },
  IN: { zh: '印度', en: 'India' },
  LK: { zh: '斯里蘭卡', en: 'Sri Lanka' },
  BR: { zh: '巴西', en: 'Brazil' },
  AR: { zh: '阿根廷', en: 'Argentina' },
  CL: { zh: '智利', en: 'Chile' },
  PE: { zh: '秘魯', en: 'Peru' },
  MX: { zh: '墨西哥', en: 'Mexico' },
  BG: { zh: '保加利亞', en: 'Bulgaria' },
} as const satisfies Record<OriginCountry, Text>

export const daysText = (days: number): Text => ({ zh: `${days} 天`, en: days === 1 ? '1 day' : `${days} days` })
export const monthsText = (months: number): Text => ({ zh: `${months} 個月`, en: months === 1 ? '1 month' : `${months} months` })
export const atLeast = ({ zh, en }: Text): Text => ({ zh: `至少 ${zh}`, en: `At least ${en}` })
export const servingText = (serving: Text, servings: string): Text => ({
  zh: `每一份量 ${serving.zh}，本包裝含 ${servings} 份`,
  en: `Serving ${serving.en}, ${servings} per pack`,
})
export const per100Text = (unit: Text): Text => ({ zh: `每 100 ${unit.zh}`, en: `Per 100 ${unit.en}` })
