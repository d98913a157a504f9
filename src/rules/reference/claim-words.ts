import type { Claim } from '#rules/claims/find-claims.ts'
import type { Text } from '#rules/locale.ts'

const medicine: Text = {
  zh: '藥事法第 69 條：不是藥物，不得宣傳醫療效能',
  en: 'Pharmaceutical Affairs Act, article 69: what is no medicine claims no medical effect',
}
const cosmetic: Text = {
  zh: '化粧品衛生安全管理法第 10 條：不得涉及醫療效能',
  en: 'Cosmetic Hygiene and Safety Act, article 10: no claims of medical effects',
}
const food: Text = {
  zh: '食品安全衛生管理法第 28 條：食品不得宣稱醫療效能',
  en: 'Act Governing Food Safety and Sanitation, article 28: food claims no medical effect',
}

const among = (law: Text, words: readonly string[]): Claim[] => words.map((word) => ({ word, law }))

/** Words that claim a medical effect (醫療效能字詞), as the shop begins; the owner adds to them and takes away. */
export const claimWords: readonly Claim[] = [
  ...among(medicine, [
    '治療',
    '療效',
    '治癒',
    '根治',
    '痊癒',
    '醫治',
    '特效藥',
    '藥效',
    '灰指甲',
    '香港腳',
    'cures',
    'heals',
    'medical effect',
  ]),
  ...among(cosmetic, [
    '消炎',
    '殺菌',
    '抗發炎',
    '抗過敏',
    '濕疹',
    '皮膚炎',
    '生髮',
    '除疤',
    '溶脂',
    '換膚',
    '細胞再生',
    'anti-inflammatory',
    'eczema',
  ]),
  ...among(food, [
    '防癌',
    '抗癌',
    '降血壓',
    '降血糖',
    '降血脂',
    '減肥',
    '壯陽',
    '預防感冒',
    '增強免疫力',
    'prevents cancer',
    'lowers blood pressure',
  ]),
]
