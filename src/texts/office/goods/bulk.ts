import type { BatchMove, BulkKind } from '#rules/catalog/bulk/bulk-move.ts'
import type { PriceEnding } from '#rules/catalog/bulk/changed-price.ts'
import type { Text } from '#rules/locale.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { flagTexts } from './products.ts'

/** Why a bulk move does nothing with a product, where a single move says something else or nothing. */
export const bulkRefusalTexts = {
  no_such_price: { zh: '算出來的售價低於 0 或高於 1,000,000', en: 'The price would be below 0 or above 1,000,000' },
  is_gift: { zh: '贈品活動送過它，不能改成預購', en: 'A campaign gives it away, so it cannot become a pre-order item' },
  unknown_category: { zh: '找不到這個分類', en: 'There is no such category' },
  price_scheduled: { zh: '排程價進行中，請到商品頁修改', en: 'A scheduled price runs. Change it on the page of the product' },
  changed_meanwhile: { zh: '之後有人改過這件商品，沒有動它', en: 'It was changed since and was left as it is' },
} as const satisfies Record<string, Text>

export const changedBy = (name: string): Text => ({
  zh: `${name} 之後改過這件商品，沒有動它`,
  en: `${name} has changed it since; it was left as it is`,
})

export const bulkMoveTexts = {
  on: { zh: '上架', en: 'Put on sale' },
  off: { zh: '下架', en: 'Take off sale' },
  schedule: { zh: '排程', en: 'Schedule' },
  price: { zh: '設定售價', en: 'Set price' },
  price_by_percent: { zh: '售價加減 %', en: 'Change price by %' },
  price_by_amount: { zh: '售價加減金額', en: 'Change price by amount' },
  origin_price: { zh: '設定原價', en: 'Set list price' },
  flag: { zh: '設定標記', en: 'Set a flag' },
  member_limit: { zh: '設定每位會員限購', en: 'Set the most per member' },
  brand: { zh: '設定品牌', en: 'Set brand' },
  add_to_category: { zh: '加入分類', en: 'Add to category' },
  remove_from_category: { zh: '移出分類', en: 'Take out of category' },
  archive: { zh: '封存', en: 'Archive' },
} as const satisfies Record<BulkKind, Text>

export const bulkTexts = {
  moves: { zh: '批次修改', en: 'Bulk moves' },
  batches: { zh: '批次紀錄', en: 'Bulk changes' },
  move: { zh: '要改什麼', en: 'What to change' },
  exportThem: { zh: '匯出', en: 'Export' },
  openMoves: { zh: '批次修改', en: 'Change in bulk' },
  cancel: { zh: '取消', en: 'Cancel' },
  preview: { zh: '預覽', en: 'Preview' },
  previewHow: {
    zh: '先列出每件商品的舊值和新值，按「套用」才會寫入。',
    en: 'Old and new value of each product are listed first. Nothing is written before you press “Apply”.',
  },
  price: { zh: '新售價', en: 'New price' },
  originPrice: { zh: '新原價', en: 'New list price' },
  percent: { zh: '百分比（降價用負數）', en: 'Percent (negative makes it cheaper)' },
  amount: { zh: '金額（降價用負數）', en: 'Amount (negative makes it cheaper)' },
  ending: { zh: '尾數', en: 'Ending' },
  flag: { zh: '標記', en: 'Flag' },
  flagIs: { zh: '改成', en: 'Becomes' },
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
  memberLimit: { zh: '每位會員限購（留空就不限購）', en: 'Most per member (empty for no limit)' },
  memberLimitDays: { zh: '限購期間（天）', en: 'Within so many days' },
  brand: { zh: '品牌', en: 'Brand' },
  category: { zh: '分類', en: 'Category' },
  onAt: { zh: '上架時間', en: 'On sale from' },
  offAt: { zh: '下架時間（可空白）', en: 'Off sale at (may be left empty)' },
  onAtHow: { zh: '已上架的商品只看下架時間。', en: 'Of what is on sale already only the end counts.' },
  apply: { zh: '套用', en: 'Apply' },
  undo: { zh: '復原', en: 'Undo' },
  undoHow: {
    zh: '之後沒有人改過的商品會改回舊值；改過的會列出來，不動它。',
    en: 'What nobody has changed since gets its old value back. What somebody has is listed and left as it is.',
  },
  product: { zh: '商品', en: 'Product' },
  before: { zh: '舊值', en: 'Old' },
  after: { zh: '新值', en: 'New' },
  result: { zh: '結果', en: 'Result' },
  more: { zh: '顯示更多', en: 'Show more' },
  back: { zh: '回商品清單', en: 'Back to the products' },
  unselect: { zh: '取消選取', en: 'Clear selection' },
  nothing: { zh: '沒有商品會改變。', en: 'No product would change.' },
  none: { zh: '30 天內沒有批次修改', en: 'No bulk changes in the last 30 days' },
  noneHow: { zh: '在商品清單勾選商品，就能一次改很多件。', en: 'Select products in the list to change many at once.' },
  begins: { zh: '上架', en: 'on' },
  ends: { zh: '下架', en: 'off' },
  empty: { zh: '—', en: '—' },
  when: { zh: '時間', en: 'When' },
  who: { zh: '操作人', en: 'By' },
} as const satisfies Record<string, Text>

export const endingTexts: Readonly<Record<'none' | PriceEnding, Text>> = {
  none: { zh: '無條件捨去到元', en: 'Down to the dollar' },
  0: { zh: '往下到尾數 0', en: 'Down to an ending of 0' },
  5: { zh: '往下到尾數 5', en: 'Down to an ending of 5' },
  9: { zh: '往下到尾數 9', en: 'Down to an ending of 9' },
}

export const batchStateTexts = {
  tried: { zh: '尚未套用', en: 'Not applied yet' },
  applying: { zh: '套用中', en: 'Being applied' },
  done: { zh: '已套用', en: 'Applied' },
  undoing: { zh: '復原中', en: 'Being undone' },
  undone: { zh: '已復原', en: 'Undone' },
} as const satisfies Record<string, Text>

export const batchRowTexts = {
  ready: { zh: '會修改', en: 'Will change' },
  same: { zh: '不變', en: 'Unchanged' },
  refused: { zh: '不能改', en: 'Refused' },
  done: { zh: '已修改', en: 'Changed' },
  undone: { zh: '已復原', en: 'Undone' },
  kept: { zh: '未復原', en: 'Not undone' },
} as const satisfies Record<string, Text>

export const batchTitle = (id: number, move: Text): Text => ({ zh: `批次 ${id}：${move.zh}`, en: `Batch ${id}: ${move.en}` })
export const selectAllMeant = (count: string): Text => ({ zh: `全選符合條件的 ${count} 項`, en: `Select all ${count} that match` })
export const applyTo = (count: string): Text => ({ zh: `套用 ${count} 件`, en: `Apply to ${count}` })
export const undoUntil = (day: string): Text => ({ zh: `${day} 前可以復原`, en: `Can be undone until ${day}` })
/** Parts of a limit per member. */
export const limitUnits = (units: number): Text => ({ zh: `${units} 件`, en: units === 1 ? '1 unit' : `${units} units` })
export const limitDays = (days: number): Text => ({ zh: `${days} 天內`, en: days === 1 ? 'within a day' : `within ${days} days` })
export const cappedAt = (most: string): Text => ({
  zh: `一次最多 ${most} 件，只選了前 ${most} 件`,
  en: `At most ${most} at once: the first ${most} are selected`,
})

const savedInGrid = (cells: number): Text => ({ zh: `表格編輯 ${cells} 格`, en: `Grid: ${cells} cells` })

/** A move with what it was told, such as 售價 −10%，尾數 9. */
export function moveInWords(move: BatchMove): Text {
  if (move.kind === 'grid') return savedInGrid(move.cells)
  const { zh, en } = bulkMoveTexts[move.kind]
  switch (move.kind) {
    case 'price':
    case 'origin_price':
      return { zh: `${zh} ${formatTwd(move.price, 'zh')}`, en: `${en} ${formatTwd(move.price, 'en')}` }
    case 'price_by_percent': {
      const by = `${move.percent > 0 ? '+' : ''}${move.percent}%`.replace('-', '−')
      return move.ending === null
        ? { zh: `售價 ${by}`, en: `Price ${by}` }
        : { zh: `售價 ${by}，尾數 ${move.ending}`, en: `Price ${by}, ending in ${move.ending}` }
    }
    case 'price_by_amount': {
      const sign = move.amount < 0 ? '−' : '+'
      return { zh: `售價 ${sign}${formatTwd(Math.abs(move.amount), 'zh')}`, en: `Price ${sign}${formatTwd(Math.abs(move.amount), 'en')}` }
    }
    case 'flag': {
      const { name } = flagTexts[move.flag]
      return { zh: `${name.zh}：${move.is ? '是' : '否'}`, en: `${name.en}: ${move.is ? 'yes' : 'no'}` }
    }
    default:
      return { zh, en }
  }
}
