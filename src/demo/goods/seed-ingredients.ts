import type { Tx } from '#database/connect.ts'
import { demoActor as actor, made, shopWithin } from '#demo/by-verbs.ts'
import { proposeSlug } from '#rules/catalog/slug.ts'
import { makeIngredient } from '#server/catalog/products/ingredients/save-ingredient.ts'

type SeedIngredient = readonly [inci: string, zh: string, aliases: readonly string[], note?: { zh: string; en: string }]

/** What the goods of the demo shop are made of, as INCI names it; of food what it is called. Some names on labels are left for staff. */
const ingredients: readonly SeedIngredient[] = [
  ['Aqua', '水', ['Water', '純水', '去離子水']],
  [
    'Glycerin',
    '甘油',
    ['丙三醇'],
    { zh: '留住水分的保濕成分，護手霜和化妝水都常見。', en: 'Keeps water in the skin; found in hand creams and toners alike.' },
  ],
  ['Butyrospermum Parkii Butter', '乳油木果脂', ['Shea Butter', '乳木果油']],
  [
    'Prunus Mume Seed Oil',
    '梅籽油',
    ['Plum Kernel Oil'],
    { zh: '梅核裡榨出來的油，梅好的許多商品都有它。', en: 'Pressed from the kernels of ume, and in much of what Meihao makes.' },
  ],
  ['Prunus Mume Fruit Extract', '青梅果萃取', ['青梅萃取']],
  ['Zinc Oxide', '氧化鋅', []],
  ['Titanium Dioxide', '二氧化鈦', []],
  ['Ceramide NP', '神經醯胺 NP', ['神經醯胺3', 'Ceramide 3']],
  ['Panthenol', '泛醇', ['維生素原B5', '維他命原B5', 'Provitamin B5']],
  ['Squalane', '角鯊烷', [], { zh: '與皮脂相近的油，清爽不黏。', en: 'An oil close to the skin’s own, light and never sticky.' }],
  ['Camellia Oleifera Seed Oil', '苦茶籽油', ['Camellia Oil', '山茶花油']],
  ['Camellia Sinensis Flower Water', '茶花水', []],
  ['Tocopherol', '生育酚', ['維生素 E', '維他命E', 'Vitamin E']],
  ['Sodium Hyaluronate', '玻尿酸鈉', ['玻尿酸', 'Hyaluronic Acid', '透明質酸鈉']],
  ['Prunus Amygdalus Dulcis Oil', '甜杏仁油', ['Sweet Almond Oil']],
  ['1,2-Hexanediol', '1,2-己二醇', []],
  ['Gelatin', '明膠', ['Gelatine']],
  ['Fish Oil', '魚油', ['精製魚油', 'Refined Fish Oil']],
]

/** Says what the names on labels are, as staff do. */
export async function seedIngredients(tx: Tx, now: Date): Promise<void> {
  const shop = shopWithin(tx, now)
  for (const [inci, zh, aliases, note] of ingredients) {
    const texts = { note_zh: note?.zh ?? '', note_en: note?.en ?? '' }
    const ingredient = { name_inci: inci, name_zh: zh, slug: proposeSlug(inci), aliases: [...aliases], ...texts }
    made(await makeIngredient(shop, { actor, ingredient }))
  }
}
