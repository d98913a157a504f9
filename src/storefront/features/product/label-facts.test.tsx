import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ProductLabel } from '#contract/shared/product-label.ts'
import { returnRights } from '#rules/label/label-kinds.ts'
import type { Language } from '#rules/locale.ts'
import { ReturnRightNote } from './return-right-note.tsx'
import { LanguageProvider } from '#ui/words/words.ts'
import { LabelFacts } from './label-facts.tsx'

const figures = { energy: 262, protein: 11.8, fat: 11.2, saturated_fat: 3.9, trans_fat: 0, carbohydrate: 28.6, sugar: 2.1, sodium: 430 }
const label: ProductLabel = {
  kind: 'food',
  purpose: null,
  directions: null,
  storage: '冷凍',
  cautions: null,
  net_content: { amount: 750, unit: 'g' },
  material: null,
  ingredients: '高麗菜、豬肉',
  known_ingredients: [],
  active: null,
  additives: null,
  allergens: ['none'],
  nutrition: { serving: 125, unit: 'g', servings: 6, per_serving: figures, per_100: figures },
  origin: 'TW',
  maker: { role: 'importer', name: '進口行', address: '台南', phone: '06' },
  firm: null,
  food_business_number: 'A-123456789-00000-0',
  permit_number: null,
  shelf_life: { amount: 90, unit: 'days' },
  opened_months: 12,
  arrival_days: 30,
}
const drawn = (language: Language, children: ReactNode) =>
  renderToStaticMarkup(<LanguageProvider value={language}>{children}</LanguageProvider>)
const headings = (html: string) => [...html.matchAll(/<dt>(.*?)<[/]dt>/g)].map(([, heading]) => heading)

test('GDS-43 the label is a list under fixed headings in both languages, with what it says and no place of which it says nothing', () => {
  const zh = drawn('zh', <LabelFacts label={label} />)
  expect(headings(zh)).toEqual([
    '保存方法',
    '內容量',
    '成分',
    '過敏原',
    '原產地',
    '進口商',
    '食品業者登錄字號',
    '有效期限',
    '開封後使用期限',
    '到貨時至少剩餘效期',
  ])
  for (const said of [
    '750 公克',
    '<dd class="whitespace-pre-line">無</dd>',
    '台灣',
    '進口行',
    '90 天',
    '至少 30 天',
    '每一份量 125 公克，本包裝含 6 份',
    '11.8 公克',
  ])
    expect(zh).toContain(said)
  const en = drawn('en', <LabelFacts label={label} />)
  expect(headings(en)).toEqual([
    'Storage',
    'Net content',
    'Ingredients',
    'Allergens',
    'Country of origin',
    'Importer',
    'Food-business number',
    'Shelf life',
    'Use after opening within',
    'Least shelf life at arrival',
  ])
  for (const said of ['750 g', 'None', 'Taiwan', '90 days', '12 months', '430 mg']) expect(en).toContain(said)
})

test('an exception from the right of withdrawal is said where goods are bought, and what is as ever is not', () => {
  expect(returnRights.map((right) => drawn('zh', <ReturnRightNote right={right} />) !== '')).toEqual([false, true, true, true])
})
