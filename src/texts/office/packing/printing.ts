import type { PrintedPaper } from '#contract/office/api/papers/papers.ts'
import type { Text } from '#rules/locale.ts'
import { parcelsText } from './packing.ts'

export const printingTexts = {
  print: { zh: '列印', en: 'Print' },
  what: { zh: '要印什麼', en: 'What to print' },
  test: { zh: '測試列印', en: 'Test print' },
  testHint: { zh: '紙本發票會印上「測試」，不算正本。', en: 'Invoices on paper are marked as a test and do not count as the original.' },
  ready: { zh: '檔案好了，點開就能列印。', en: 'The papers are ready. Open them to print.' },
  kept: { zh: '只有你打得開，保留 1 小時。', en: 'Only you can open them, for one hour.' },
  again: { zh: '再印一次', en: 'Print once more' },
  done: { zh: '關閉', en: 'Close' },
} as const satisfies Record<string, Text>

export const paperTexts = {
  packing_slips: { zh: '出貨明細', en: 'Packing slips' },
  pick_list: { zh: '揀貨單', en: 'Pick list' },
  proof_slips: { zh: '紙本發票（57 mm）', en: 'Invoices on paper (57 mm)' },
} as const satisfies Record<PrintedPaper['paper'], Text>

export const paperOfText = (paper: Text, count: string): Text => ({
  zh: `${paper.zh}，${count} 件`,
  en: `${paper.en}, ${parcelsText(count).en}`,
})
export const unprovenText = (numbers: readonly string[]): Text => ({
  zh: `發票還沒開立，紙本發票沒有印出：${numbers.join('、')}`,
  en: `The invoice is not issued yet, so it was not printed: ${numbers.join(', ')}`,
})
