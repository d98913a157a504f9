import type { Text } from '#rules/locale.ts'
import type { PartyState } from '#rules/machine/party-state.ts'
import { formatNumber } from '#texts/shared/format.ts'

export const machineTexts = {
  answers: { zh: '網站回應', en: 'Answers' },
  requests: { zh: '一小時請求', en: 'Requests in an hour' },
  waiting: { zh: '待做', en: 'Waiting' },
  failed: { zh: '失敗的工作', en: 'Failed work' },
  failedHow: { zh: '系統會自己再試', en: 'tried again by itself' },
  noneFailed: { zh: '都順利', en: 'all is well' },
  nothingWaits: { zh: '沒有等著的', en: 'nothing waits' },
  database: { zh: '資料庫', en: 'Database' },
  noBackup: { zh: '還沒有備份', en: 'no backup yet' },
  work: { zh: '背景工作', en: 'Background work' },
  workNone: { zh: '沒有等著的工作。', en: 'Nothing waits.' },
  kind: { zh: '項目', en: 'Kind' },
  waits: { zh: '等待', en: 'Waiting' },
  running: { zh: '執行中', en: 'Running' },
  failures: { zh: '失敗', en: 'Failed' },
  oldest: { zh: '最久的從', en: 'Oldest since' },
  parties: { zh: '外部業者', en: 'Third parties' },
  partiesNone: { zh: '最近 7 天沒有呼叫過外部業者。', en: 'No third party was called in the last 7 days.' },
  hour: { zh: '一小時', en: 'An hour' },
  day: { zh: '一天', en: 'A day' },
  lastSuccess: { zh: '上次成功', en: 'Last success' },
  never: { zh: '7 天內沒有', en: 'none in 7 days' },
  jobs: { zh: '排程', en: 'Jobs of the clock' },
  job: { zh: '排程', en: 'Job' },
  last: { zh: '上次', en: 'Last' },
  took: { zh: '用時', en: 'Took' },
  result: { zh: '結果', en: 'Result' },
  next: { zh: '下次', en: 'Next' },
  done: { zh: '完成', en: 'Done' },
  notYet: { zh: '還沒跑過', en: 'Not yet' },
  isRunning: { zh: '執行中', en: 'Running' },
  isWaiting: { zh: '排隊中', en: 'Waiting' },
  run: { zh: '立即執行', en: 'Run now' },
  asOf: { zh: '當作這個時間執行', en: 'As if it were' },
  asOfHow: {
    zh: '不填就是現在；填過去的時間，只做到那時該做的。',
    en: 'Left empty, now. At an earlier time only what was due by then is done.',
  },
  cancel: { zh: '先不要', en: 'Not now' },
  asked: { zh: '已經排進去，馬上就做', en: 'It is done in a moment' },
  runFollows: {
    zh: '背景程式會馬上做一次，已經做過的不會重複。',
    en: 'The background does it once, in a moment. What was done is not done twice.',
  },
  copies: { zh: '副本', en: 'Copies' },
  copiesNone: { zh: '最近半分鐘沒有副本回報。', en: 'No copy has told of itself for half a minute.' },
  copy: { zh: '副本', en: 'Copy' },
  parts: { zh: '做什麼', en: 'Parts' },
  version: { zh: '版本', en: 'Version' },
  since: { zh: '啟動', en: 'Since' },
  memory: { zh: '記憶體', en: 'Memory' },
  busy: { zh: '忙碌', en: 'Busy' },
  fromMemory: { zh: '頁面來自記憶體', en: 'Pages from memory' },
  pool: { zh: '資料庫連線', en: 'Connections' },
  cached: { zh: '快取', en: 'Caches' },
  server: { zh: 'PostgreSQL 版本', en: 'PostgreSQL' },
  migrations: { zh: '結構版本', en: 'Schema' },
  connections: { zh: '連線', en: 'Connections' },
  lag: { zh: '備援落後', en: 'Standby behind by' },
  noStandby: { zh: '沒有備援', en: 'no standby' },
  size: { zh: '大小', en: 'Size' },
  disk: { zh: '磁碟剩餘', en: 'Disk free' },
  backup: { zh: '上次備份', en: 'Last backup' },
  tables: { zh: '最大的資料表', en: 'Largest tables' },
  table: { zh: '資料表', en: 'Table' },
  grown: { zh: '7 天增加', en: 'In 7 days' },
} as const satisfies Record<string, Text>

export const partyStateTexts = {
  fine: { zh: '正常', en: 'Fine' },
  slow: { zh: '變慢', en: 'Slow' },
  failing: { zh: '失敗過多', en: 'Failing' },
  quiet: { zh: '沒有呼叫', en: 'Quiet' },
} as const satisfies Record<PartyState, Text>

const parties: Readonly<Record<string, Text>> = {
  'card-company': { zh: '金流業者', en: 'Card company' },
  bank: { zh: '銀行', en: 'Bank' },
  line: { zh: 'LINE', en: 'LINE' },
  facebook: { zh: 'Facebook', en: 'Facebook' },
  mail: { zh: '寄信服務', en: 'Mail service' },
  'e-invoice': { zh: '電子發票平台', en: 'Invoice platform' },
  'store-directory': { zh: '門市名錄', en: 'Store directory' },
  courier: { zh: '物流業者', en: 'Courier' },
  webhooks: { zh: 'Webhook 收件端', en: 'Receivers of webhooks' },
  pictures: { zh: '匯入圖片的網址', en: 'Pictures of imports' },
}

/** A third party as people say it; what is not known here stands by its name. */
export const partyText = (name: string): Text => parties[name] ?? { zh: name, en: name }

const parts: Readonly<Record<string, Text>> = {
  web: { zh: '網站', en: 'web' },
  worker: { zh: '背景', en: 'worker' },
  migrate: { zh: '更新資料庫', en: 'migrate' },
}

export const partsText = (names: readonly string[]): Text => ({
  zh: names.map((name) => parts[name]?.zh ?? name).join('、'),
  en: names.map((name) => parts[name]?.en ?? name).join(', '),
})

/** `95% 在 84 毫秒內`. */
export const within = (ms: number): Text => ({ zh: `95% 在 ${durationOf(ms).zh}內`, en: `95% within ${durationOf(ms).en}` })

/** Milliseconds under a second, else seconds with one decimal: `38 毫秒`, `6.2 秒`. */
export function durationOf(ms: number): Text {
  if (ms < 1000) return { zh: `${formatNumber(Math.round(ms), 'zh')} 毫秒`, en: `${formatNumber(Math.round(ms), 'en')} ms` }
  const seconds = Math.round(ms / 100) / 10
  return { zh: `${formatNumber(seconds, 'zh')} 秒`, en: `${formatNumber(seconds, 'en')} s` }
}

const steps = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/** Bytes in the largest unit that leaves at least 1, with one decimal from MB on: `2.4 GB`. */
export function bytesOf(bytes: number): string {
  const sign = bytes < 0 ? '−' : ''
  let [left, step] = [Math.abs(bytes), 0]
  while (left >= 1000 && step < steps.length - 1) [left, step] = [left / 1000, step + 1]
  return `${sign}${step < 2 ? Math.round(left) : Math.round(left * 10) / 10} ${steps[step]}`
}

export const wentWrongOf = (error: string): Text => ({ zh: `失敗：${error}`, en: `Failed: ${error}` })
export const oldestOf = (age: string): Text => ({ zh: `最久 ${age}`, en: `oldest ${age}` })
export const failedOf = (count: number): Text => ({ zh: `${formatNumber(count, 'zh')} 個失敗`, en: `${formatNumber(count, 'en')} failed` })
export const backupOf = (age: string): Text => ({ zh: `${age}備份`, en: `backup ${age}` })
export const runJobText = (job: Text): Text => ({ zh: `立即執行：${job.zh}`, en: `Run now: ${job.en}` })
export const callsOf = (calls: number, failures: number): Text => ({
  zh: `${formatNumber(calls, 'zh')} 次${failures > 0 ? `，${formatNumber(failures, 'zh')} 次失敗` : ''}`,
  en: `${formatNumber(calls, 'en')} ${calls === 1 ? 'call' : 'calls'}${failures > 0 ? `, ${formatNumber(failures, 'en')} failed` : ''}`,
})
/** What the bars say to who does not see them. */
export const slowestHour = (ms: number): Text => ({
  zh: `24 小時內最慢的一小時，95% 在 ${durationOf(ms).zh}內`,
  en: `In the slowest of 24 hours 95% within ${durationOf(ms).en}`,
})
