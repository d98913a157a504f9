import type { Text } from '#rules/locale.ts'
import type { LeavingReason, WaveState } from '#rules/shipping/wave.ts'
import type { Carrier } from '#rules/shipping/shipping.ts'

/** The packing bench. */
export const packingTexts = {
  title: { zh: '出貨台', en: 'Packing' },
  stages: { zh: '步驟', en: 'Stage' },
  pick: { zh: '揀貨', en: 'Pick' },
  pack: { zh: '裝箱', en: 'Pack' },
  hand_over: { zh: '交寄', en: 'Hand over' },
  scannerReady: { zh: '掃描器就緒', en: 'Scanner ready' },
  proposals: { zh: '可以一起揀的', en: 'Could be picked together' },
  noProposals: { zh: '沒有等著揀的訂單', en: 'Nothing waits for being picked' },
  openWaves: { zh: '進行中的批次', en: 'Waves under way' },
  noWaves: { zh: '還沒有批次', en: 'No waves yet' },
  plan: { zh: '排定', en: 'Plan' },
  start: { zh: '開始揀貨', en: 'Start picking' },
  goOn: { zh: '繼續開始', en: 'Go on starting' },
  drop: { zh: '取消批次', en: 'Drop the wave' },
  dropped: { zh: '批次已取消', en: 'The wave is dropped' },
  open: { zh: '揀貨單', en: 'Pick list' },
  backToWaves: { zh: '所有批次', en: 'All waves' },
  stayedOut: { zh: '沒有一起開始', en: 'Stayed out' },
  left: { zh: '已離開這批', en: 'Left this wave' },
  takeOut: { zh: '移出', en: 'Take out' },
  noShelf: { zh: '未設儲位', en: 'No shelf' },
  giveShelf: { zh: '設定儲位', en: 'Set its shelf' },
  shelf: { zh: '儲位', en: 'Shelf' },
  shelfHint: { zh: '英文、數字與連字號，最多 12 個字，例如 A-01-4', en: 'Letters, digits and hyphens, 12 at most, such as A-01-4' },
  save: { zh: '儲存', en: 'Save' },
  saved: { zh: '已儲存', en: 'Saved' },
  outside: { zh: '離開冷藏的時間', en: 'Time out of the cold' },
  toPack: { zh: '等著裝箱', en: 'Waiting to be packed' },
  nothingToPack: { zh: '沒有要裝箱的包裹', en: 'Nothing to pack' },
  nothingToPackHow: { zh: '先到「揀貨」開始一批。', en: 'Start a wave under Pick first.' },
  choose: { zh: '選一件包裹，或掃訂單條碼', en: 'Choose a parcel, or scan the code of an order' },
  all: { zh: '全部', en: 'All' },
  scanField: { zh: '掃條碼，或輸入條碼後按 Enter', en: 'Scan, or type a code and press Enter' },
  openCamera: { zh: '開啟相機', en: 'Open the camera' },
  missing: { zh: '缺貨', en: 'Missing' },
  pressed: { zh: '點收一件', en: 'Count one' },
  undo: { zh: '復原上一筆', en: 'Undo the last one' },
  recent: { zh: '剛才掃描', en: 'Just scanned' },
  weight: { zh: '重量（公克）', en: 'Weight in grams' },
  box: { zh: '箱型', en: 'Box' },
  weigh: { zh: '秤重', en: 'Weigh' },
  weighed: { zh: '重量符合', en: 'The weight fits' },
  lookedAgain: { zh: '我已重新看過箱內', en: 'I have looked into the box again' },
  seal: { zh: '封箱', en: 'Close the box' },
  sealed: { zh: '已裝好', en: 'Packed' },
  sealAll: { zh: '全部確認', en: 'All is there' },
  sealAllWhy: { zh: '不掃描就確認的原因', en: 'Why without scans' },
  takeOver: { zh: '接手', en: 'Take it over' },
  note: { zh: '備註', en: 'Note' },
  back: { zh: '返回', en: 'Back' },
  next: { zh: '下一件', en: 'Next one' },
  skip: { zh: '跳過', en: 'Skip' },
  late: { zh: '這幾筆沒有算進去，請看一下', en: 'These were not counted. Please look' },
  seen: { zh: '看過了', en: 'Seen' },
  unknownTitle: { zh: '這個條碼是哪件商品？', en: 'Which product has this code?' },
  unknownHow: { zh: '看圖確認後，把條碼交給還沒有條碼的商品。', en: 'Look at the picture, then give the code to a product without one.' },
  noneWithout: { zh: '這件包裹的商品都有條碼了，請把它放一旁。', en: 'All goods of this parcel have codes. Put it aside.' },
  isThis: { zh: '就是這件', en: 'It is this one' },
  baskets: { zh: '籃子', en: 'Baskets' },
  collect: { zh: '代收', en: 'Collect' },
  returnCode: { zh: '退貨要在退貨頁處理', en: 'Returns are dealt with on their page' },
  pictures: { zh: '開箱照', en: 'Pictures of the open box' },
  takePicture: { zh: '拍照', en: 'Take a picture' },
} as const satisfies Record<string, Text>

export const kindTexts = {
  gift: { zh: '贈品', en: 'Gift' },
  points: { zh: '點數兌換', en: 'Paid with points' },
  add_on: { zh: '加購', en: 'Add-on' },
  picked: { zh: '任選', en: 'Picked' },
} as const satisfies Record<string, Text>

export const waveStateTexts = {
  planned: { zh: '已排定', en: 'Planned' },
  picking: { zh: '揀貨中', en: 'Being picked' },
  packed: { zh: '已裝箱', en: 'Packed' },
  handed_over: { zh: '已交寄', en: 'Handed over' },
  dropped: { zh: '已取消', en: 'Dropped' },
} as const satisfies Record<WaveState, Text>

export const leavingTexts = {
  cancelled: { zh: '訂單取消了', en: 'The order was cancelled' },
  held: { zh: '訂單暫停出貨', en: 'The order is held' },
  method: { zh: '改了配送方式', en: 'It is sent in another way' },
  picked: { zh: '已經單獨開始備貨', en: 'It was started alone' },
  refused: { zh: '無法開始備貨', en: 'It could not be started' },
  taken_out: { zh: '被移出', en: 'It was taken out' },
  missing: { zh: '整包不出', en: 'It is not sent' },
} as const satisfies Record<LeavingReason, Text>

export const refusedTexts = {
  no_such_order: { zh: '沒有這筆訂單', en: 'There is no such order' },
  no_such_move: { zh: '訂單的狀態不是已確認', en: 'The order is not confirmed' },
  order_held: { zh: '訂單暫停出貨', en: 'The order is held' },
  not_on_shelf: { zh: '可出貨的數量不足，或要先給更早的訂單', en: 'Too few of its goods can be sent, or earlier orders come first' },
  other_way: { zh: '物流或溫層不同', en: 'Another courier or temperature' },
  too_early: { zh: '預購還沒到出貨日', en: 'A pre-order whose day has not come' },
  in_wave: { zh: '已經在別的批次', en: 'It is in another wave' },
} as const satisfies Record<string, Text>

export const carrierTexts = {
  tcat: { zh: '黑貓宅急便', en: 'Black Cat' },
  seven: { zh: '7-ELEVEN 超商', en: '7-ELEVEN' },
  ups: { zh: 'UPS 國際快遞', en: 'UPS' },
} as const satisfies Record<Carrier, Text>

export const verdictTexts = {
  right: { zh: '對了', en: 'Right' },
  wrong: { zh: '不在這件包裹', en: 'Not in this parcel' },
  enough: { zh: '已經夠了', en: 'Enough already' },
  unknown: { zh: '沒有這個條碼', en: 'Nobody knows this code' },
  undone: { zh: '已復原', en: 'Undone' },
  nothing: { zh: '沒有改變', en: 'Nothing changed' },
  not_yours: { zh: '由別人在裝', en: 'Somebody else packs it' },
  over: { zh: '已裝好，或不再備貨', en: 'Packed already, or not packed any more' },
} as const satisfies Record<string, Text>

export const basketText = ({ round, basket }: { round: number; basket: number }): Text =>
  round === 1
    ? { zh: `籃 ${basket}`, en: `Basket ${basket}` }
    : { zh: `籃 ${basket}（第 ${round} 輪）`, en: `Basket ${basket}, round ${round}` }
export const waveText = (id: number): Text => ({ zh: `批次 ${id}`, en: `Wave ${id}` })
export const wavePlannedText = (id: number): Text => ({ zh: `批次 ${id} 已排定`, en: `Wave ${id} is planned` })
export const shelfText = (shelf: string): Text => ({ zh: `儲位 ${shelf}`, en: `Shelf ${shelf}` })
export const parcelsText = (count: string): Text => ({ zh: `${count} 件包裹`, en: count === '1' ? '1 parcel' : `${count} parcels` })
export const pickupText = (moment: string): Text => ({ zh: `${moment} 收件`, en: `Fetched ${moment}` })
export const countedText = (counted: number, units: number): Text => ({ zh: `${counted} / ${units} 件`, en: `${counted} of ${units}` })
export const leftText = (left: number): Text =>
  left === 0 ? { zh: '都齊了，可以封箱', en: 'All is there. Close the box' } : { zh: `還差 ${left} 件`, en: `${left} to go` }
export const packedByText = (name: string): Text => ({ zh: `${name} 正在裝這件`, en: `${name} packs this one` })
export const minutesText = (minutes: number): Text => ({ zh: `${minutes} 分`, en: `${minutes} min` })
export const otherLotTexts = {
  title: { zh: '改拿另一批', en: 'Take another lot' },
  from: { zh: '原本的批號', en: 'The lot that was meant' },
  to: { zh: '實際拿的批號', en: 'The lot that was taken' },
  units: { zh: '件數', en: 'Units' },
  reason: { zh: '原因', en: 'Reason' },
  save: { zh: '儲存', en: 'Save' },
  none: { zh: '沒有別的可用批號', en: 'There is no other open lot' },
} as const satisfies Record<string, Text>

export const otherLotOf = (name: string): Text => ({ zh: `${name} 改拿另一批`, en: `Take another lot of ${name}` })
export const lotTaken = ({ number, expires_on, units }: { number: string; expires_on: string; units: number }): Text => ({
  zh: `批 ${number}　效期 ${expires_on}　×${units}`,
  en: `Lot ${number}, expires ${expires_on}, ×${units}`,
})
export const putBackText = (shelf: string): Text => ({ zh: `請放回 ${shelf}`, en: `Put it back to ${shelf}` })
export const shouldWeighText = (grams: string): Text => ({ zh: `含箱約 ${grams} 公克`, en: `With its box some ${grams} g` })
export const unsentText = (count: number): Text => ({ zh: `未同步 ${count}`, en: `${count} not sent yet` })
export const pickedText = (picked: number, units: number): Text => ({ zh: `已揀 ${picked} / ${units}`, en: `${picked} of ${units} picked` })
export const startedText = (count: number): Text => ({ zh: `${count} 件開始備貨`, en: `${count} parcels are being packed` })
export const lineDone = (name: string): Text => ({ zh: `${name} 已揀`, en: `${name} is fetched` })
export const shelfOf = (name: string): Text => ({ zh: `${name} 的儲位`, en: `Shelf of ${name}` })
export const pressFor = (name: string): Text => ({ zh: `點收一件 ${name}`, en: `Count one ${name}` })

export const takenOutText = (number: string): Text => ({ zh: `${number} 已移出批次`, en: `${number} is out of the wave` })
export const shelfGiven = (name: string, shelf: string): Text => ({ zh: `${name}放在 ${shelf}`, en: `${name} lies at ${shelf}` })
