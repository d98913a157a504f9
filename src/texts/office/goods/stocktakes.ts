import type { stocktakeVerdicts } from '#contract/office/api/goods/stocktakes.ts'
import type { Text } from '#rules/locale.ts'

export const stocktakeTexts = {
  title: { zh: '盤點', en: 'Counts' },
  views: { zh: '盤點檢視', en: 'Views of counts' },
  open: { zh: '進行中', en: 'Under way' },
  booked: { zh: '已入帳', en: 'Booked' },
  none: { zh: '沒有盤點', en: 'No counts' },
  noneHow: { zh: '選一個範圍開始，就能用手機數。', en: 'Begin one, and count on a phone.' },
  start: { zh: '開始盤點', en: 'Begin a count' },
  name: { zh: '名稱', en: 'Name' },
  covers: { zh: '範圍', en: 'What is counted' },
  all: { zh: '全部商品', en: 'All goods' },
  shelf: { zh: '一個儲位', en: 'A shelf' },
  category: { zh: '一個分類', en: 'A category' },
  products: { zh: '指定商品', en: 'Some products' },
  shelfField: { zh: '儲位開頭', en: 'Beginning of the shelf' },
  categoryField: { zh: '分類', en: 'Category' },
  productsField: { zh: '商品編號或條碼，用空白隔開', en: 'Numbers or bar codes, with spaces between' },
  showsExpected: { zh: '讓盤點的人看到帳上數量', en: 'Show what the ledger says to who counts' },
  started: { zh: '盤點已開始', en: 'The count has begun' },
  counted: { zh: '已數', en: 'Counted' },
  more: { zh: '載入更多', en: 'Load more' },
  back: { zh: '所有盤點', en: 'All counts' },
  countTab: { zh: '數', en: 'Count' },
  reviewTab: { zh: '差異', en: 'Differences' },
  lines: { zh: '要數的', en: 'What is counted' },
  unitsFound: { zh: '數到的數量', en: 'Units found' },
  fewer: { zh: '少一件', en: 'One less' },
  oneMore: { zh: '多一件', en: 'One more' },
  scan: { zh: '用掃描的，一件一件加', en: 'Scan them one by one' },
  second: {
    zh: '和帳上差很多。大家都數完了的話，請再數一次。',
    en: 'It is far from the ledger. When everybody is done with it, count once more.',
  },
  again: { zh: '再數一次', en: 'Count once more' },
  isSecond: { zh: '複盤：從頭數起', en: 'Second count: from nothing' },
  noLot: { zh: '無批號', en: 'In no lot' },
  product: { zh: '商品', en: 'Product' },
  expected: { zh: '帳上', en: 'Ledger' },
  found: { zh: '數到', en: 'Found' },
  difference: { zh: '差異', en: 'Difference' },
  who: { zh: '誰數的', en: 'Counted by' },
  needsSecond: { zh: '待複盤', en: 'Second count' },
  uncounted: { zh: '還沒數', en: 'Not counted' },
  book: { zh: '入帳', en: 'Book the differences' },
  bookHow: { zh: '沒數到的品項維持原樣。', en: 'What nobody counted stays as it is.' },
  notAlone: { zh: '只有你數過，要由另一位同仁入帳。', en: 'Only you have counted: somebody else has to book it.' },
  unknownCode: { zh: '這次盤點沒有這個條碼', en: 'No line of this count has this code' },
} as const satisfies Record<string, Text>

export const stocktakeVerdictTexts = {
  counted: { zh: '已計入', en: 'Counted' },
  late: { zh: '已經在複盤，這次沒算進去', en: 'The second count had begun' },
  closed: { zh: '盤點已經入帳', en: 'The count was booked' },
  unknown: { zh: '不在這次盤點裡', en: 'Not in this count' },
} as const satisfies Record<(typeof stocktakeVerdicts)[number], Text>

/** As people call a count. */
export const stocktakeNumber = (id: number): string => `CT-${id}`
export const placeText = (place: string, lines: string): Text => ({
  zh: `第 ${place} 格，共 ${lines} 格・離線也能數`,
  en: `${place} of ${lines}・works without a line`,
})
export const nextText = (units: string): Text => ({ zh: `就是 ${units}，下一格`, en: `${units} it is, next` })
export const ledgerText = (expected: string, difference: string): Text => ({
  zh: `帳上 ${expected}，差 ${difference}`,
  en: `The ledger says ${expected}: ${difference}`,
})
export const othersText = (units: string): Text => ({ zh: `其他人數到 ${units}`, en: `Others found ${units}` })
export const bookedText = (lines: string): Text => ({ zh: `${lines} 項差異已入帳`, en: `${lines} differences are booked` })
export const countersText = (names: readonly string[]): Text => ({ zh: names.join('、'), en: names.join(', ') })
