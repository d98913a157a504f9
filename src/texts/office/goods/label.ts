import type { Text } from '#rules/locale.ts'
import { labelNames, labelTexts, scalarKeys } from '#rules/label/label-keys.ts'
import { nutrients } from '#rules/label/label-kinds.ts'
import { productFieldTexts } from './product-page.ts'
import { labelFieldTexts, nutrientTexts } from '#texts/shared/label.ts'

/** The part of a product's page where its label is written. */
export const labelPageTexts = {
  title: { zh: '商品標示', en: 'Label data' },
  kind: { zh: '標示類別', en: 'Label kind' },
  kindHow: { zh: '決定哪些欄位依法必填。', en: 'It decides which fields the law asks for.' },
  complete: { zh: '必填欄位齊全', en: 'All that is needed is there' },
  languages: { zh: '標示的語言', en: 'Language of the label' },
  makerRole: { zh: '製造或進口', en: 'Made or imported' },
  maker: { zh: '製造商', en: 'Maker' },
  importer: { zh: '進口商', en: 'Importer' },
  notChosen: { zh: '還沒選', en: 'Not chosen' },
  amount: { zh: '數量', en: 'Amount' },
  unit: { zh: '單位', en: 'Unit' },
  days: { zh: '天', en: 'Days' },
  months: { zh: '個月', en: 'Months' },
  exempt: { zh: '免營養標示', en: 'Exempt from nutrition facts' },
  foodNumberHow: { zh: '格式：A-123456789-00000-0', en: 'As in A-123456789-00000-0' },
  ingredientsHow: { zh: '用頓號、逗號或換行分開。', en: 'With commas or lines between.' },
  allergensHow: {
    zh: '不含任何一類時請選「無」，不選代表還沒確認。',
    en: 'Choose None when there is none of them; nothing chosen means nobody has checked.',
  },
  opened: { zh: '開封後可用（月）', en: 'Months after opening' },
  returns: { zh: '猶豫期', en: 'Right of withdrawal' },
  returnsHow: {
    zh: '例外會顯示在商品頁、購物車、確認訂單與訂單信。',
    en: 'An exception is shown on the page of the product, in the cart, while ordering and in the letter of the order.',
  },
  arrivalHow: { zh: '庫存也用這個天數決定哪批貨可以賣。', en: 'The stock goes by these days too when it decides which lots are sold.' },
} as const satisfies Record<string, Text>

/** The law that asks for a field. */
export const requiredBy = (source: Text): Text => ({ zh: `必填：${source.zh}。`, en: `Needed by law: ${source.en}.` })
export const stillMissing = (count: number): Text => ({ zh: `標示待補 ${count} 項`, en: `Label open: ${count}` })
export const inChinese = ({ zh, en }: Text): Text => ({ zh: `${zh}（中）`, en: `${en} (Chinese)` })
export const inEnglish = ({ zh, en }: Text): Text => ({ zh: `${zh}（英）`, en: `${en} (English)` })

const partTexts = {
  maker_name: { zh: '廠商名稱', en: 'Name of the maker' },
  maker_address: { zh: '廠商地址', en: 'Address of the maker' },
  maker_phone: { zh: '廠商電話', en: 'Phone of the maker' },
  firm_name: { zh: '負責廠商名稱', en: 'Name of the firm' },
  firm_address: { zh: '負責廠商地址', en: 'Address of the firm' },
  firm_phone: { zh: '負責廠商電話', en: 'Phone of the firm' },
  maker_role: labelPageTexts.makerRole,
  net_amount: labelFieldTexts.net_content,
  net_unit: { zh: '內容量單位', en: 'Unit of the net content' },
  opened_months: labelPageTexts.opened,
  nutrition_exempt: labelPageTexts.exempt,
} as const satisfies Record<string, Text>

const nutritionTexts: Readonly<Record<string, Text>> = {
  'nutrition.serving': { zh: '每份的量', en: 'One serving' },
  'nutrition.unit': { zh: '營養標示單位', en: 'Unit of the nutrition facts' },
  'nutrition.servings': { zh: '包裝內份數', en: 'Servings in the pack' },
  ...Object.fromEntries(
    nutrients.flatMap((name) => [
      [`nutrition.per_serving.${name}`, { zh: `${nutrientTexts[name].zh}（每份）`, en: `${nutrientTexts[name].en} per serving` }],
      [`nutrition.per_100.${name}`, { zh: `${nutrientTexts[name].zh}（每 100）`, en: `${nutrientTexts[name].en} per 100` }],
    ]),
  ),
}

const named = (name: string): Text =>
  nutritionTexts[name] ?? partTexts[name as keyof typeof partTexts] ?? labelFieldTexts[name as keyof typeof labelFieldTexts]

/** What every place of a label is called, by the name that it has in the form. */
export const labelEditTexts: Readonly<Record<string, Text>> = Object.fromEntries([
  ...[...labelTexts, ...labelNames].flatMap((name) => [
    [`label.${name}_zh`, inChinese(named(name))],
    [`label.${name}_en`, inEnglish(named(name))],
  ]),
  ...[...scalarKeys, 'allergens', 'nutrition_exempt', ...Object.keys(nutritionTexts)].map((name) => [`label.${name}`, named(name)]),
  ['shelf_life', labelFieldTexts.shelf_life],
  ['shelf_life_unit', { zh: '效期單位', en: 'Unit of the shelf life' }],
])

/** Every place of a product that its page edits, by the name that it has in the form. */
/** Words by which a product is found, as two fields show them. */
export const searchWordTexts = {
  search_words_zh: { zh: '搜尋用字（中）', en: 'Search words (Chinese)' },
  search_words_en: { zh: '搜尋用字（英）', en: 'Search words (English)' },
} as const satisfies Record<string, Text>

export const editedTexts: Readonly<Record<string, Text>> = { ...productFieldTexts, ...labelEditTexts, ...searchWordTexts }

export const editedName = (name: string): Text => editedTexts[name] ?? { zh: name, en: name }
