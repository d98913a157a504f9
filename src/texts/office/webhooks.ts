import type { DeliveryState } from '#contract/office/api/webhooks.ts'
import type { Text } from '#rules/locale.ts'
import type { WebhookEvent } from '#rules/webhooks/webhook-events.ts'
import { formatNumber } from '#texts/shared/format.ts'

export const webhooksTexts = {
  title: { zh: '金鑰與 Webhook', en: 'Keys and webhooks' },
  document: { zh: 'API 文件', en: 'API documentation' },
  webhooks: { zh: 'Webhook 接收端', en: 'Webhooks' },
  none: { zh: '還沒有 Webhook', en: 'No webhooks yet' },
  noneHow: {
    zh: '訂單、退款、發票或庫存有變動時，通知你的 ERP 或其他程式。',
    en: 'Tell your ERP or another program when orders, refunds, invoices or stock change.',
  },
  add: { zh: '新增 Webhook', en: 'Add a webhook' },
  change: { zh: '編輯 Webhook', en: 'Edit the webhook' },
  url: { zh: '接收網址', en: 'Address of the receiver' },
  urlHow: {
    zh: '公開的 https 網址，10 秒內回應 2xx 就算收到',
    en: 'A public https address. An answer of 2xx within 10 seconds counts as heard',
  },
  events: { zh: '要通知的事件', en: 'Events' },
  all: { zh: '全選', en: 'All of them' },
  save: { zh: '儲存', en: 'Save' },
  created: { zh: 'Webhook 已新增', en: 'The webhook is added' },
  changed: { zh: 'Webhook 已更新', en: 'The webhook is changed' },
  secretTitle: { zh: '簽章密鑰', en: 'The secret that signs' },
  secretHow: {
    zh: '請現在複製並存到接收端，關閉之後就看不到了。驗證方式見 Standard Webhooks。',
    en: 'Copy it to the receiver now; it is not shown again. How to verify it is told by Standard Webhooks.',
  },
  secretBoth: {
    zh: '接下來 24 小時，新舊兩把密鑰都會簽章，換好之前不會漏收。',
    en: 'For the next 24 hours both the old and the new one sign, so nothing is missed while you change it.',
  },
  copy: { zh: '複製', en: 'Copy' },
  copied: { zh: '已複製', en: 'Copied' },
  kept: { zh: '存好了', en: 'I have kept it' },
  renew: { zh: '換密鑰', en: 'New secret' },
  renewed: { zh: '密鑰已更換', en: 'The secret is changed' },
  renewHow: {
    zh: '換一把新的密鑰。舊的再簽章 24 小時，之後只剩新的。',
    en: 'Makes a new secret. The old one signs for 24 hours more, then the new one alone.',
  },
  testEvent: { zh: '測試', en: 'Test' },
  test: { zh: '送測試', en: 'Send a test' },
  tested: { zh: '測試已送出，結果在紀錄裡', en: 'The test is on its way. Its log says how it went' },
  pause: { zh: '暫停', en: 'Pause' },
  paused: { zh: '已暫停，事件保留 14 天', en: 'Paused. Events are kept for 14 days' },
  resume: { zh: '恢復', en: 'Resume' },
  resumed: { zh: '已恢復，保留的內容會全部送出', en: 'Resumed. What was kept is sent' },
  remove: { zh: '刪除', en: 'Remove' },
  removeNow: { zh: '刪除 Webhook', en: 'Remove the webhook' },
  removed: { zh: 'Webhook 已刪除', en: 'The webhook is removed' },
  removeHow: { zh: '不再送出任何通知，保留的內容也不會送。', en: 'Nothing is sent any more, not even what was kept.' },
  cancel: { zh: '先不要', en: 'Not now' },
  on: { zh: '運作中', en: 'On' },
  isPaused: { zh: '已暫停', en: 'Paused' },
  failing: { zh: '送不到', en: 'Not heard' },
  failingSince: { zh: '開始失敗', en: 'Failing since' },
  oldSecret: { zh: '舊密鑰有效至', en: 'The old secret signs until' },
  log: { zh: '送出紀錄', en: 'Log' },
  logNone: { zh: '這 30 天沒有紀錄', en: 'Nothing in the last 30 days' },
  logNoneHow: { zh: '有事件發生時會出現在這裡，也可以先送一個測試。', en: 'What happens appears here. You can send a test first.' },
  filter: { zh: '篩選狀態', en: 'Filter by state' },
  everything: { zh: '全部', en: 'All' },
  replay: { zh: '重送', en: 'Send again' },
  replayed: { zh: '已排入重送，webhook-id 不變', en: 'It is sent again, under the same webhook-id' },
  replayFailed: { zh: '重送失敗的', en: 'Send failed ones again' },
  replayFailedHow: {
    zh: '這個時間之後失敗的，全部用原來的 webhook-id 再送一次。',
    en: 'Whatever failed since then is sent again, under its own webhook-id.',
  },
  since: { zh: '從什麼時候起', en: 'Since' },
  body: { zh: '內容', en: 'Body' },
  tries: { zh: '送出過程', en: 'Tries' },
  notTried: { zh: '還沒送出', en: 'Not tried yet' },
  nextTry: { zh: '下一次', en: 'Next try' },
  noAnswer: { zh: '沒有回應', en: 'No answer' },
  addressRefused: { zh: '位址在內部網路，沒有送出', en: 'The address leads inside; nothing was sent' },
  more: { zh: '載入更多', en: 'Load more' },
  back: { zh: '金鑰與 Webhook', en: 'Keys and webhooks' },
} as const satisfies Record<string, Text>

export const keysTexts = {
  keys: { zh: 'API 金鑰', en: 'API keys' },
  closed: { zh: '看金鑰要再驗證一次', en: 'Keys need your second factor' },
  closedHow: {
    zh: '金鑰能讓程式呼叫後台，所以只有店主驗證後才看得到。',
    en: 'A key lets a program call the office, so only an owner sees them, once verified.',
  },
  open: { zh: '驗證後顯示', en: 'Verify and show' },
  none: { zh: '還沒有金鑰', en: 'No keys yet' },
  noneHow: {
    zh: '讓 ERP、倉儲或報表程式用自己的權限呼叫後台。',
    en: 'Let an ERP, a warehouse or a report call the office with rights of its own.',
  },
  add: { zh: '建立金鑰', en: 'Make a key' },
  name: { zh: '名稱', en: 'Name' },
  nameHow: { zh: '給哪個程式用，例如「ERP 同步」', en: 'Which program it is for, such as “ERP”' },
  scopes: { zh: '權限', en: 'What it may do' },
  days: { zh: '有效天數', en: 'Days until it ends' },
  daysHow: { zh: '1 到 365 天', en: '1 to 365' },
  networks: { zh: '允許的網路', en: 'Networks it may call from' },
  networksHow: {
    zh: '一行一個 IP 或網段，最多 20 個；不填就不限制',
    en: 'One address or range a line, at most 20; left empty, from anywhere',
  },
  made: { zh: '金鑰已建立', en: 'The key is made' },
  secretHow: { zh: '請現在複製，關閉之後就看不到了。', en: 'Copy it now; it is not shown again.' },
  end: { zh: '結束', en: 'End' },
  endNow: { zh: '立刻結束', en: 'End it now' },
  ended: { zh: '金鑰已結束，不能再用', en: 'The key has ended' },
  endHow: { zh: '用這支金鑰的程式會馬上被拒絕，不能恢復。', en: 'Programs that use it are refused at once. It cannot be undone.' },
  isOpen: { zh: '有效', en: 'Valid' },
  over: { zh: '已到期', en: 'Over' },
  isEnded: { zh: '已結束', en: 'Ended' },
  idle: { zh: '60 天沒用過', en: 'Unused for 60 days' },
  expires: { zh: '到期', en: 'Ends' },
  lastUsed: { zh: '最後使用', en: 'Last used' },
  never: { zh: '還沒用過', en: 'Never used' },
  anywhere: { zh: '不限網路', en: 'From anywhere' },
} as const satisfies Record<string, Text>

export const endKeyOf = (name: string): Text => ({ zh: `結束金鑰「${name}」`, en: `End the key “${name}”` })
export const logOfWebhook = (url: string): Text => ({ zh: `${url} 的送出紀錄`, en: `Log of ${url}` })
export const webhookMove = (move: Text, url: string): Text => ({ zh: `${move.zh}：${url}`, en: `${move.en}: ${url}` })
export const scopesAndNetworks = (scopes: number): Text => ({ zh: `${scopes} 項權限`, en: scopes === 1 ? '1 scope' : `${scopes} scopes` })
export const eventsCount = (count: number): Text => ({ zh: `${count} 種事件`, en: count === 1 ? '1 event' : `${count} events` })
export const keptCount = (count: number): Text => ({ zh: `保留 ${count} 則`, en: `${count} kept` })
export const failedCount = (count: number): Text => ({ zh: `失敗 ${count} 則`, en: `${count} failed` })
export const replayedCount = (count: number): Text =>
  count === 0
    ? { zh: '這段時間沒有失敗的', en: 'Nothing has failed since then' }
    : { zh: `${count} 則已排入重送`, en: count === 1 ? '1 is sent again' : `${count} are sent again` }
export const replayOf = (id: string): Text => ({ zh: `重送 ${id}`, en: `Send ${id} again` })
export const durationText = (ms: number): Text => ({ zh: `${formatNumber(ms, 'zh')} 毫秒`, en: `${formatNumber(ms, 'en')} ms` })

export const deliveryStateTexts = {
  waiting: { zh: '等待中', en: 'Waiting' },
  done: { zh: '已送達', en: 'Heard' },
  failed: { zh: '失敗', en: 'Failed' },
  held: { zh: '保留中', en: 'Kept' },
} as const satisfies Record<DeliveryState, Text>

/** Events by what they are about, as they stand in the form. */
export const eventTexts: Readonly<Record<WebhookEvent, Text>> = {
  'order.placed': { zh: '訂單成立', en: 'Order placed' },
  'order.paid': { zh: '訂單已付款', en: 'Order paid' },
  'order.held': { zh: '訂單暫停出貨', en: 'Order held' },
  'order.picking': { zh: '開始揀貨', en: 'Picking started' },
  'order.shipped': { zh: '已出貨', en: 'Shipped' },
  'order.at_store': { zh: '已到店', en: 'At the store' },
  'order.delivered': { zh: '已送達', en: 'Delivered' },
  'order.finished': { zh: '訂單完成', en: 'Order finished' },
  'order.cancelled': { zh: '訂單取消', en: 'Order cancelled' },
  'order.refunded': { zh: '訂單退款完成', en: 'Order refunded' },
  'refund.done': { zh: '退款成功', en: 'Refund done' },
  'refund.failed': { zh: '退款失敗', en: 'Refund failed' },
  'invoice.issued': { zh: '發票開立', en: 'Invoice issued' },
  'invoice.reduced': { zh: '發票折讓或作廢', en: 'Invoice reduced or voided' },
  'return.requested': { zh: '申請退貨', en: 'Return requested' },
  'return.approved': { zh: '退貨受理', en: 'Return approved' },
  'return.received': { zh: '退貨收到', en: 'Return received' },
  'return.closed': { zh: '退貨結案', en: 'Return closed' },
  'member.closed': { zh: '會員帳號刪除', en: 'Member account closed' },
  'stock.low': { zh: '低庫存', en: 'Stock low' },
  'stock.changed': { zh: '庫存變動', en: 'Stock changed' },
}
