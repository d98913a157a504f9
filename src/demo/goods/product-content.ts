import { languages, type Language, type Text } from '#rules/locale.ts'
import type { FactName, SeedContent, SeedNutrition } from './seed-product.ts'

/** The text under a product as simple HTML: a story, how to use it, its facts, what to mind. */
export function productContent(content: SeedContent): Text {
  const [zh, en] = languages.map((language) => contentIn(content, language))
  return { zh: zh ?? '', en: en ?? '' }
}

function contentIn({ story, steps, facts, nutrition, notes }: SeedContent, language: Language): string {
  const parts = [`<p>${escaped(story[language])}</p>`]
  if (steps) {
    parts.push(heading('steps', language), `<ol>${steps.map((step) => `<li>${escaped(step[language])}</li>`).join('')}</ol>`)
  }
  parts.push(heading('facts', language), factList({ origin: { zh: '台灣', en: 'Taiwan' }, ...facts }, language))
  if (nutrition) parts.push(heading('nutrition', language), nutritionTable(nutrition, language))
  if (notes) parts.push(heading('notes', language), `<p>${escaped(notes[language])}</p>`)
  return parts.join('\n')
}

function heading(part: keyof typeof headings, language: Language): string {
  return `<h3>${headings[part][language]}</h3>`
}

const headings = {
  steps: { zh: '使用方式', en: 'How to use' },
  facts: { zh: '規格', en: 'Specification' },
  nutrition: { zh: '營養標示', en: 'Nutrition facts' },
  notes: { zh: '注意事項', en: 'Please note' },
} satisfies Record<string, Text>

function factList(facts: SeedContent['facts'], language: Language): string {
  const rows = factNames.flatMap((name) => {
    const value = facts[name]
    if (value === undefined) return []
    const words = typeof value === 'string' ? value : value[language]
    return [`<dt>${factLabels[name][language]}</dt><dd>${escaped(words)}</dd>`]
  })
  return `<dl>${rows.join('')}</dl>`
}

const factNames: readonly FactName[] = [
  'contents',
  'size',
  'colour',
  'material',
  'measures',
  'power',
  'suits',
  'ingredients',
  'allergens',
  'storage',
  'shelfLife',
  'maker',
  'origin',
]

const factLabels: Record<FactName, Text> = {
  contents: { zh: '內容物', en: 'In the box' },
  size: { zh: '容量／重量', en: 'Size' },
  colour: { zh: '顏色', en: 'Colour' },
  material: { zh: '材質', en: 'Material' },
  measures: { zh: '尺寸', en: 'Measurements' },
  power: { zh: '電源', en: 'Power' },
  suits: { zh: '適用', en: 'Suits' },
  ingredients: { zh: '成分', en: 'Ingredients' },
  allergens: { zh: '過敏原', en: 'Allergens' },
  storage: { zh: '保存方式', en: 'Storage' },
  shelfLife: { zh: '保存期限', en: 'Shelf life' },
  maker: { zh: '製造', en: 'Made by' },
  origin: { zh: '產地', en: 'Origin' },
}

function nutritionTable(facts: SeedNutrition, language: Language): string {
  const rows = nutrients.map(
    ({ name, unit, label }) => `<tr><th scope="row">${label[language]}</th><td>${facts[name]} ${unit[language]}</td></tr>`,
  )
  const caption =
    language === 'zh'
      ? `每一份量 ${facts.serving}，本包裝含 ${facts.servings} 份；以下為每份`
      : `Serving ${facts.serving}, ${facts.servings} per pack; per serving`
  return `<table><caption>${caption}</caption><tbody>${rows.join('')}</tbody></table>`
}

const gram: Text = { zh: '公克', en: 'g' }
const nutrients: readonly { name: Exclude<keyof SeedNutrition, 'serving' | 'servings'>; unit: Text; label: Text }[] = [
  { name: 'kcal', unit: { zh: '大卡', en: 'kcal' }, label: { zh: '熱量', en: 'Energy' } },
  { name: 'protein', unit: gram, label: { zh: '蛋白質', en: 'Protein' } },
  { name: 'fat', unit: gram, label: { zh: '脂肪', en: 'Fat' } },
  { name: 'saturated', unit: gram, label: { zh: '飽和脂肪', en: 'Saturated fat' } },
  { name: 'trans', unit: gram, label: { zh: '反式脂肪', en: 'Trans fat' } },
  { name: 'carbohydrate', unit: gram, label: { zh: '碳水化合物', en: 'Carbohydrate' } },
  { name: 'sugar', unit: gram, label: { zh: '糖', en: 'Sugars' } },
  { name: 'sodium', unit: { zh: '毫克', en: 'mg' }, label: { zh: '鈉', en: 'Sodium' } },
]

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
