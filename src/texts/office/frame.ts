import type { Text } from '#rules/locale.ts'

/** What stands around every page of the office. */
export const frameTexts = {
  notices: { zh: '通知', en: 'Notices' },
  office: { zh: '梅好後台', en: 'Meihao office' },
  mark: { zh: '梅好', en: 'Meihao' },
  pages: { zh: '後台頁面', en: 'Pages of the office' },
  today: { zh: '今日', en: 'Today' },
  orders: { zh: '訂單', en: 'Orders' },
  packing: { zh: '出貨台', en: 'Packing' },
  members: { zh: '會員', en: 'Members' },
  stock: { zh: '庫存', en: 'Stock' },
  products: { zh: '商品', en: 'Products' },
  categories: { zh: '分類與選單', en: 'Categories and menus' },
  files: { zh: '匯入匯出', en: 'Import and export' },
  staff: { zh: '同仁與權限', en: 'People and roles' },
  approvals: { zh: '覆核', en: 'Approvals' },
  webhooks: { zh: '金鑰與 Webhook', en: 'Keys and webhooks' },
  audit: { zh: '操作紀錄', en: 'Audit log' },
  machine: { zh: '機房', en: 'Machine room' },
  me: { zh: '我的設定', en: 'My settings' },
  removed: { zh: '已移除', en: 'Removed' },
  demoBand: { zh: '示範商店', en: 'Demo shop' },
  opening: { zh: '開啟後台中…', en: 'Opening the office…' },
  noAnswer: { zh: '連不上後台', en: 'The office does not answer' },
  noAnswerHow: { zh: '網路恢復後會自動再試。', en: 'It is tried again as soon as you are online.' },
  notLoaded: { zh: '這裡讀不到資料', en: 'This could not be loaded' },
  again: { zh: '再試一次', en: 'Try again' },
  notFound: { zh: '找不到這一頁', en: 'There is no such page' },
  notFoundHow: { zh: '網址可能打錯了，或是連結已經過期。', en: 'The address may be mistyped, or the link out of date.' },
  toToday: { zh: '回到今日', en: 'Back to today' },
  notYours: { zh: '這一頁要有權限才能看', en: 'This page needs a permission' },
  notYoursHow: { zh: '請店主在「同仁與權限」給你需要的角色。', en: 'Ask an owner to give you a role that holds it.' },
  broken: { zh: '這一頁出了問題', en: 'Something went wrong on this page' },
  brokenHow: { zh: '重新載入通常就好了；打好的內容請先複製。', en: 'Loading it again usually helps. Copy what you have typed first.' },
  reload: { zh: '重新載入', en: 'Load again' },
  signOut: { zh: '登出', en: 'Sign out' },
  language: { zh: '語言', en: 'Language' },
  theme: { zh: '外觀', en: 'Appearance' },
  light: { zh: '淺色', en: 'Light' },
  dark: { zh: '深色', en: 'Dark' },
  device: { zh: '依裝置', en: 'Like the device' },
  density: { zh: '表格密度', en: 'Density of tables' },
  wide: { zh: '寬鬆', en: 'Wide' },
  narrow: { zh: '緊湊', en: 'Narrow' },
  looks: { zh: '顯示', en: 'Display' },
  whereSignedIn: { zh: '登入中的裝置', en: 'Where you are signed in' },
  thisSession: { zh: '這台', en: 'This one' },
  shared: { zh: '共用裝置', en: 'Shared device' },
  unknownBrowser: { zh: '不明的瀏覽器', en: 'Unknown browser' },
  endSession: { zh: '登出', en: 'Sign out' },
  endOthers: { zh: '登出其他裝置', en: 'Sign out everywhere else' },
  othersEnded: { zh: '其他裝置都已登出', en: 'All other devices are signed out' },
  sessionEnded: { zh: '已登出該裝置', en: 'That device is signed out' },
  roles: { zh: '角色', en: 'Roles' },
  more: { zh: '更多', en: 'More' },
  moreActions: { zh: '其他動作', en: 'More actions' },
  search: { zh: '搜尋', en: 'Search' },
  scan: { zh: '掃描', en: 'Scan' },
  searchOrGo: { zh: '搜尋或前往', en: 'Search or go to' },
  help: { zh: '說明', en: 'Help' },
  helpFor: { zh: '這一頁做什麼', en: 'What this page is for' },
  helpTerms: { zh: '用詞', en: 'Words' },
  shortcuts: { zh: '快捷鍵', en: 'Shortcuts' },
  everywhere: { zh: '每一頁', en: 'Everywhere' },
  goTo: { zh: '前往', en: 'Go to' },
  saveForm: { zh: '儲存表單', en: 'Save the form' },
  undoLast: { zh: '復原剛才的動作', en: 'Undo the last change' },
  closeLayer: { zh: '關閉視窗', en: 'Close what is open' },
  printPage: { zh: '列印', en: 'Print' },
  singleKeys: { zh: '單鍵快捷鍵', en: 'Single-key shortcuts' },
  on: { zh: '開啟', en: 'On' },
  off: { zh: '關閉', en: 'Off' },
  saved: { zh: '已儲存', en: 'Saved' },
} as const satisfies Record<string, Text>

/** Says for how long somebody was not seen: `11/21 14:05 登入，最後使用 11/22 09:30`. */
export const sessionTimes = ({ started, seen }: { started: string; seen: string }): Text => ({
  zh: `${started} 登入，最後使用 ${seen}`,
  en: `Signed in ${started}, last used ${seen}`,
})

/** What the tab of the browser says. */
export const titleOf = (page: string): Text => ({ zh: `${page}｜梅好後台`, en: `${page} | Meihao office` })

export const endSessionOf = (browser: string): Text => ({ zh: `登出 ${browser}`, en: `Sign out ${browser}` })

/** Who else has the same page open: `林美玲也在看`. */
export const alsoHere = (names: string): Text => ({ zh: `${names}也在看`, en: `Also here: ${names}` })

/** What the bell is called for who does not see its number. */
export const bellText = (unread: number): Text =>
  unread === 0 ? frameTexts.notices : { zh: `通知，${unread} 則未讀`, en: `Notices, ${unread} unread` }
