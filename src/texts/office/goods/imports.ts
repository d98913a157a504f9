import type { LabelPlace } from '#rules/label/flat-label.ts'
import type { ImportField, ImportKind, StockMode } from '#rules/imports/import-fields.ts'
import type { ImportState, RowAction, RowOutcome } from '#rules/imports/row-result.ts'
import type { Delimiter } from '#rules/imports/file-limits.ts'
import type { Text } from '#rules/locale.ts'
import { labelEditTexts } from './label.ts'
import { productFieldTexts } from './product-page.ts'
import { pictureFaultTexts } from '../../shared/media-refused.ts'
import { flagTexts } from './products.ts'

export const importKindTexts: Readonly<Record<ImportKind, Text>> = {
  products: { zh: '商品', en: 'Products' },
  prices: { zh: '售價', en: 'Prices' },
  stock: { zh: '庫存', en: 'Stock' },
  families: { zh: '系列', en: 'Families' },
  shopify: { zh: 'Shopify 商品', en: 'Shopify products' },
  labels: { zh: '商品標示', en: 'Label data' },
  discount_codes: { zh: '折扣碼', en: 'Discount codes' },
  redirects: { zh: '轉址', en: 'Redirects' },
  members: { zh: '會員', en: 'Members' },
  articles: { zh: '健康專欄', en: 'Health articles' },
  faqs: { zh: '常見問題', en: 'Questions' },
}

export const stockModeTexts: Readonly<Record<StockMode, Text>> = {
  set: { zh: '設為', en: 'Set to' },
  change: { zh: '增減', en: 'Add or take' },
}

/** What a discount code takes off. */
export const discountKindTexts = {
  amount: { zh: '折抵金額', en: 'Amount' },
  percent: { zh: '百分比', en: 'Percent' },
} as const satisfies Record<string, Text>

const bare = { max_qty: productFieldTexts.max_qty }

/** A field by its name, as its column is headed. */
export const importFieldTexts: Readonly<Record<ImportField, Text>> = {
  id: { zh: '商品編號', en: 'Product ID' },
  units: { zh: '庫存', en: 'Stock' },
  cod: flagTexts.cod.name,
  slug: productFieldTexts.slug,
  barcode: productFieldTexts.barcode,
  supplier_code: productFieldTexts.supplier_code,
  name_zh: productFieldTexts.name_zh,
  name_en: productFieldTexts.name_en,
  price: productFieldTexts.price,
  origin_price: productFieldTexts.origin_price,
  first_purchase_price: productFieldTexts.first_purchase_price,
  shopping_point_price: productFieldTexts.shopping_point_price,
  temperature: productFieldTexts.temperature,
  max_qty: bare.max_qty,
  members_only: flagTexts.members_only.name,
  exclusive: flagTexts.exclusive.name,
  standalone_purchase: flagTexts.standalone_purchase.name,
  tcat_only: flagTexts.tcat_only.name,
  embargo: flagTexts.embargo.name,
  brand: productFieldTexts.brand_id,
  description_of_good_zh: productFieldTexts.description_of_good_zh,
  description_of_good_en: productFieldTexts.description_of_good_en,
  content_zh: productFieldTexts.content_zh,
  content_en: productFieldTexts.content_en,
  search_words: productFieldTexts.search_words,
  seo_title_zh: productFieldTexts.seo_title_zh,
  seo_title_en: productFieldTexts.seo_title_en,
  seo_text_zh: productFieldTexts.seo_text_zh,
  seo_text_en: productFieldTexts.seo_text_en,
  state: { zh: '狀態', en: 'State' },
  published: { zh: '是否公開', en: 'Published' },
  option1_name: { zh: '規格一的名稱', en: 'Name of the first option' },
  option1_value: { zh: '規格一', en: 'First option' },
  option2_name: { zh: '規格二的名稱', en: 'Name of the second option' },
  option2_value: { zh: '規格二', en: 'Second option' },
  option3_name: { zh: '規格三的名稱', en: 'Name of the third option' },
  option3_value: { zh: '規格三', en: 'Third option' },
  family_zh: { zh: '系列（中）', en: 'Family (Chinese)' },
  family_en: { zh: '系列（英）', en: 'Family (English)' },
  axis1_zh: { zh: '規格一的名稱（中）', en: 'First axis (Chinese)' },
  axis1_en: { zh: '規格一的名稱（英）', en: 'First axis (English)' },
  value1_zh: { zh: '規格一（中）', en: 'On the first axis (Chinese)' },
  value1_en: { zh: '規格一（英）', en: 'On the first axis (English)' },
  axis2_zh: { zh: '規格二的名稱（中）', en: 'Second axis (Chinese)' },
  axis2_en: { zh: '規格二的名稱（英）', en: 'Second axis (English)' },
  value2_zh: { zh: '規格二（中）', en: 'On the second axis (Chinese)' },
  value2_en: { zh: '規格二（英）', en: 'On the second axis (English)' },
  pictures: { zh: '圖片檔名或網址', en: 'Pictures (file names or addresses)' },
  picture: { zh: '圖片', en: 'Picture' },
  label_kind: productFieldTexts.label_kind,
  shelf_life_days: productFieldTexts.shelf_life_days,
  shelf_life_months: productFieldTexts.shelf_life_months,
  arrival_days: productFieldTexts.arrival_days,
  return_right: productFieldTexts.return_right,
  ...(labelEditTexts as Readonly<Record<LabelPlace, Text>>),
  code: { zh: '折扣碼', en: 'Discount code' },
  code_name_zh: { zh: '折扣碼名稱（中）', en: 'Name of the code (Chinese)' },
  code_name_en: { zh: '折扣碼名稱（英）', en: 'Name of the code (English)' },
  code_kind: { zh: '折扣方式', en: 'Kind of discount' },
  code_value: { zh: '折扣', en: 'Discount' },
  minimum_amount: { zh: '最低消費', en: 'Minimum amount' },
  starts_at: { zh: '開始時間', en: 'Starts at' },
  ends_at: { zh: '結束時間', en: 'Ends at' },
  total_limit: { zh: '總次數', en: 'Uses in all' },
  per_user_limit: { zh: '每人次數', en: 'Uses per member' },
  active: { zh: '可以使用', en: 'Can be used' },
  from_path: { zh: '舊網址', en: 'Old address' },
  to_path: { zh: '轉到', en: 'Leads to' },
  redirect_status: { zh: '轉址代碼', en: 'Redirect status' },
  article_title_zh: { zh: '文章標題（中）', en: 'Title (Chinese)' },
  article_title_en: { zh: '文章標題（英）', en: 'Title (English)' },
  article_summary_zh: { zh: '摘要（中）', en: 'Summary (Chinese)' },
  article_summary_en: { zh: '摘要（英）', en: 'Summary (English)' },
  article_content_zh: { zh: '文章內容（中）', en: 'Article (Chinese)' },
  article_content_en: { zh: '文章內容（英）', en: 'Article (English)' },
  article_cover: { zh: '封面圖片', en: 'Cover' },
  article_published_at: { zh: '發布時間', en: 'Published at' },
  article_tags: { zh: '文章標籤', en: 'Tags' },
  faq_title_zh: { zh: '問題（中）', en: 'Question (Chinese)' },
  faq_topic: { zh: '主題', en: 'Topic' },
  faq_title_en: { zh: '問題（英）', en: 'Question (English)' },
  faq_content_zh: { zh: '回答（中）', en: 'Answer (Chinese)' },
  faq_content_en: { zh: '回答（英）', en: 'Answer (English)' },
  faq_position: { zh: '順序', en: 'Position' },
  member_email: { zh: '電子信箱', en: 'Email' },
  member_phone: { zh: '手機', en: 'Phone' },
  member_name: { zh: '姓名', en: 'Name' },
  member_birthday: { zh: '生日', en: 'Birthday' },
  consent_at: { zh: '同意行銷的時間', en: 'Consent given at' },
  consent_how: { zh: '怎麼同意的', en: 'How consent was given' },
  picture_place: { zh: '圖片順序', en: 'Place of the picture' },
  picture_alt: { zh: '圖片說明', en: 'What the picture shows' },
  variant_picture: { zh: '款式的圖片', en: 'Picture of the variant' },
}

/** What a row does beside changing fields. */
const besideTexts: Readonly<Record<string, Text>> = {
  stock: importFieldTexts.units,
  brand_id: importFieldTexts.brand,
  pictures: { zh: '圖片', en: 'Pictures' },
  family: { zh: '系列', en: 'Family' },
  joins: { zh: '系列', en: 'Family' },
}

/** What a change of a row is called. */
export function changeName(field: string): Text {
  return besideTexts[field] ?? (field in importFieldTexts ? importFieldTexts[field as ImportField] : { zh: field, en: field })
}

/** Other names under which files have it. */
const otherNames: Readonly<Partial<Record<ImportField, readonly string[]>>> = {
  id: ['編號', 'product_id'],
  barcode: ['國際條碼', 'ean', 'upc', 'gtin'],
  supplier_code: ['料號', '貨號', 'sku'],
  slug: ['handle', '網址'],
  name_zh: ['商品名稱', '品名', '名稱', 'name', 'title'],
  name_en: ['英文名稱', '英文品名'],
  price: ['價格', '單價', '特價'],
  origin_price: ['定價', '建議售價'],
  pictures: ['圖片', '圖檔', '照片', 'images', 'pictures', 'image', 'picture'],
  code: ['優惠碼', '代碼', 'coupon', 'discount code', 'name'],
  code_name_zh: ['折扣碼名稱', '優惠名稱', '名稱'],
  code_kind: ['類型', 'type', 'value type'],
  code_value: ['折扣值', 'value', 'amount off'],
  from_path: ['舊路徑', '來源', 'redirect from', 'from', 'source'],
  to_path: ['新網址', '新路徑', '目標', 'redirect to', 'to', 'target'],
  member_email: ['email', 'e-mail', '信箱', '電子郵件', 'email address'],
  member_phone: ['電話', '手機號碼', 'phone', 'mobile'],
  member_name: ['會員姓名', 'name', 'full name'],
  member_birthday: ['出生日期', 'birthday', 'date of birth'],
  redirect_status: ['代碼', 'status', 'status code'],
  units: ['數量', '庫存數量', '增減', 'quantity', 'qty'],
}

/** How a field may be called in a file, its own heading first. */
export function fieldNames(field: ImportField): readonly string[] {
  const { zh, en } = importFieldTexts[field]
  return [zh, en, ...(otherNames[field] ?? [])]
}

export const importStateTexts: Readonly<Record<ImportState, Text>> = {
  arriving: { zh: '上傳中', en: 'Uploading' },
  reading: { zh: '等待', en: 'Waiting' },
  waiting: { zh: '等待', en: 'Waiting' },
  trying: { zh: '試匯入中', en: 'Being tried' },
  ready: { zh: '可套用', en: 'Ready' },
  applying: { zh: '套用中', en: 'Being applied' },
  done: { zh: '完成', en: 'Done' },
  stopped: { zh: '已停止', en: 'Stopped' },
  failed: { zh: '失敗', en: 'Failed' },
  undoing: { zh: '復原中', en: 'Being undone' },
  undone: { zh: '已復原', en: 'Undone' },
}

export const rowActionTexts: Readonly<Record<RowAction, Text>> = {
  new: { zh: '新增', en: 'New' },
  update: { zh: '更新', en: 'Change' },
  same: { zh: '不變', en: 'Unchanged' },
  skip: { zh: '略過', en: 'Left out' },
  error: { zh: '錯誤', en: 'Error' },
}

export const rowOutcomeTexts: Readonly<Record<RowOutcome, Text>> = {
  applied: { zh: '已套用', en: 'Applied' },
  skipped: { zh: '沒有套用', en: 'Not applied' },
  undone: { zh: '已復原', en: 'Undone' },
  kept: { zh: '沒有復原', en: 'Not undone' },
}

export const importTexts = {
  title: { zh: '匯入匯出', en: 'Import and export' },
  views: { zh: '匯入與匯出', en: 'Imports and exports' },
  imports: { zh: '匯入', en: 'Imports' },
  exports: { zh: '匯出', en: 'Exports' },
  new: { zh: '匯入檔案', en: 'Import a file' },
  newExport: { zh: '匯出檔案', en: 'Export a file' },
  exportKind: { zh: '匯出什麼', en: 'What to export' },
  exportSelectedHow: {
    zh: '只有選取的商品。檔案可以改過再匯入。',
    en: 'Only the selected products. The file can be changed and imported again.',
  },
  exportHow: {
    zh: '包含所有未封存的商品。改好後可以直接再匯入；沒有改的列不會變動。',
    en: 'Holds all products that are not put away. It can be changed and imported again; rows that you leave alone change nothing.',
  },
  exportEntriesHow: {
    zh: '包含商店裡全部的資料。改好後可以直接再匯入；沒有改的列不會變動。',
    en: 'Holds all that the shop has. It can be changed and imported again; rows that you leave alone change nothing.',
  },
  exportMovementsHow: {
    zh: '一列一筆異動，由舊到新。只供查看，不能再匯入。',
    en: 'One row for each movement, the oldest first. It is to be looked at and cannot be imported again.',
  },
  movementsOf: { zh: '哪個月份', en: 'Of which month' },
  format: { zh: '格式', en: 'Format' },
  make: { zh: '製作檔案', en: 'Make the file' },
  kind: { zh: '匯入什麼', en: 'What to import' },
  file: { zh: '檔案', en: 'File' },
  fileHow: {
    zh: 'CSV 或 XLSX，最多 50 MB、100,000 列。第一列是欄位名稱。',
    en: 'CSV or XLSX, at most 50 MB and 100,000 rows. The first row holds the headings.',
  },
  chooseFile: { zh: '請選一個檔案', en: 'Please choose a file' },
  upload: { zh: '上傳', en: 'Upload' },
  uploading: { zh: '上傳中', en: 'Uploading' },
  cancel: { zh: '取消', en: 'Cancel' },
  none: { zh: '還沒有匯入過檔案', en: 'Nothing was imported yet' },
  noneHow: {
    zh: '匯入一律先試：每一列會怎麼變都看得到，確定了才寫入。',
    en: 'Every file is tried first: you see what each row would do before anything is written.',
  },
  more: { zh: '載入更多', en: 'Load more' },
  rows: { zh: '列', en: 'rows' },
  back: { zh: '匯入匯出', en: 'Import and export' },
  steps: { zh: '步驟', en: 'Steps' },
  stepFile: { zh: '檔案', en: 'File' },
  stepMatch: { zh: '對應欄位', en: 'Columns' },
  stepTry: { zh: '試匯入', en: 'Trial' },
  stepTryHow: { zh: '看清楚會發生什麼', en: 'See what would happen' },
  stepApply: { zh: '匯入', en: 'Import' },
  stepApplyHow: { zh: '30 天內可整批復原', en: 'Can be undone for 30 days' },
  notWritten: { zh: '試匯入，還沒寫入', en: 'A trial: nothing is written yet' },
  reading: { zh: '正在讀取檔案…', en: 'Reading the file…' },
  trying: { zh: '正在試匯入…', en: 'Trying the file…' },
  column: { zh: '檔案的欄位', en: 'Column of the file' },
  meant: { zh: '是什麼', en: 'What it is' },
  notUsed: { zh: '（不使用）', en: '(not used)' },
  noHeading: { zh: '（沒有名稱）', en: '(no heading)' },
  mode: { zh: '庫存數字', en: 'Numbers of stock' },
  modeHow: {
    zh: '「設為」會在套用的當下盤點，差多少記一筆盤點差異；「增減」是加或減這個數量。',
    en: '“Set to” counts at the moment of applying and writes the difference as a count; “add or take” moves by the number.',
  },
  try: { zh: '試匯入', en: 'Try it' },
  tryAgain: { zh: '再試一次', en: 'Try again' },
  otherFile: { zh: '換一個檔案', en: 'Use another file' },
  failed: { zh: '匯入失敗', en: 'The import failed' },
  axis: { zh: '款式', en: 'Kind' },
  zip: { zh: '圖片 ZIP', en: 'ZIP of pictures' },
  zipHow: {
    zh: '檔案裡寫圖片檔名時，把圖片壓成一個 ZIP（最多 500 MB）一起上傳。寫 https 網址的圖片會在匯入後抓回來。',
    en: 'Where the file names pictures, upload them as one ZIP of at most 500 MB. Those named by an https address are fetched after the import.',
  },
  pictures: { zh: '圖片', en: 'Pictures' },
  picture: { zh: '圖片', en: 'Picture' },
  fetchAgain: { zh: '再抓一次失敗的圖片', en: 'Fetch those again that did not come' },
  fixed: { zh: '每一欄的位置', en: 'Where each column goes' },
  notImported: { zh: '不匯入的欄位', en: 'Columns that are not imported' },
  allImported: { zh: '每一欄都會匯入。', en: 'Every column is imported.' },
  between: { zh: '、', en: ', ' },
  cents: { zh: '售價有小數', en: 'Prices with cents' },
  centsRefused: { zh: '列為錯誤', en: 'Are errors' },
  centsDown: { zh: '無條件捨去', en: 'Round down' },
  centsHow: {
    zh: '售價有小數時怎麼辦：商店的金額是整數元，「無條件捨去」會把 129.9 變成 129。',
    en: 'What becomes of prices with cents: those of the shop are whole dollars, and “round down” makes 129 of 129.9.',
  },
  changeColumns: { zh: '改對應欄位', en: 'Change the columns' },
  noKey: {
    zh: '請至少對應商品編號、條碼、供應商料號或網址名稱其中一欄，才知道是哪件商品。',
    en: 'Match at least one of product ID, bar code, supplier’s code or name in addresses, so that rows can be told apart.',
  },
  stop: { zh: '停止', en: 'Stop' },
  goOn: { zh: '繼續', en: 'Go on' },
  undo: { zh: '整批復原', en: 'Undo all' },
  report: { zh: '下載報告', en: 'Download the report' },
  attention: { zh: '要處理', en: 'To look at' },
  all: { zh: '全部', en: 'All' },
  search: { zh: '列號、商品', en: 'Row, product' },
  row: { zh: '列', en: 'Row' },
  result: { zh: '結果', en: 'Result' },
  goods: { zh: '商品', en: 'Product' },
  entry: { zh: '項目', en: 'Entry' },
  searchEntries: { zh: '列號、項目', en: 'Row, entry' },
  note: { zh: '說明', en: 'Note' },
  errors: { zh: '錯誤，會跳過', en: 'Errors, left out' },
  ofAll: { zh: '共', en: 'of' },
  applied: { zh: '已套用', en: 'Applied' },
  nothing: { zh: '沒有這樣的列', en: 'There are no such rows' },
  nothingHow: { zh: '換一個檢視，或清除搜尋。', en: 'Try another view, or clear the search.' },
  outdated: {
    zh: '試匯入超過 24 小時，套用前請再試一次。',
    en: 'The trial is older than 24 hours. Try the file again before it is applied.',
  },
  keptFor: {
    zh: '匯入後 30 天內可以整批復原；之後有人改過的欄位會保留，並列在這裡。',
    en: 'For 30 days after, the whole import can be undone; what somebody has changed since stays, and is listed here.',
  },
  applyTitle: { zh: '匯入到商店？', en: 'Import into the shop?' },
  undoTitle: { zh: '整批復原？', en: 'Undo the whole import?' },
  keep: { zh: '先不要', en: 'Not now' },
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
  empty: { zh: '（空白）', en: '(empty)' },
  hidden: { zh: '（沒有權限看數字）', en: '(you may not see the figures)' },
} as const satisfies Record<string, Text>

/** What a file of that kind does. */
export const kindHowTexts: Readonly<Record<ImportKind, Text>> = {
  products: {
    zh: '更新商品的文字、售價與設定；找不到的會新增成草稿。Shopify 匯出的商品檔也在這裡匯入，會自動認出來。',
    en: 'Changes texts, prices and settings of products; those that are not there become drafts. A product file of Shopify goes here too and is known by itself.',
  },
  shopify: {
    zh: '這是 Shopify 匯出的商品檔：每個款式成為一件商品，同一個 Handle 的款式組成系列；內文只留商店允許的格式。',
    en: 'A product file of Shopify: each variant becomes a product, variants of one handle become a family, and texts keep only what the shop allows.',
  },
  prices: { zh: '只改售價、原價、首購價與兌換點數。', en: 'Changes prices only.' },
  families: {
    zh: '把商品組成系列：系列名稱相同、排在一起的列成為一個系列，商品本身不變。',
    en: 'Joins products to families: rows of one family stand together. The products themselves do not change.',
  },
  stock: { zh: '改庫存數量，每一列都留下異動紀錄。', en: 'Changes the stock, with a movement for each row.' },
  labels: {
    zh: '更新商品標示：依類別填寫的欄位、營養標示、效期與猶豫期。選項可以填中文或英文名稱。',
    en: 'Changes label data: what the kind of goods asks for, nutrition facts, shelf life and right of withdrawal. Choices go by their names in either language.',
  },
  discount_codes: {
    zh: '新增或更新折扣碼，以折扣碼認得。折扣方式填「折抵金額」或「百分比」，時間是台北時間。',
    en: 'Makes or changes discount codes, each known by its code. Kinds are “amount” and “percent”; times are those of Taipei.',
  },
  members: {
    zh: '留下舊商店的會員，以電子信箱或手機認得。不會建立帳號，也不會寄信；本人用確認過的信箱登入後才會連結。同意行銷要同時寫時間與方式。',
    en: 'Keeps members of a former shop, each known by email or phone. Nobody gets an account or a letter; who signs in with the confirmed address is linked. Consent needs when and how it was given.',
  },
  articles: {
    zh: '新增或更新文章，以中文標題認得。封面填商店裡的圖片網址，標籤填網址名稱，時間是台北時間。新增的文章復原時會留著。',
    en: 'Writes or changes articles, each known by its Chinese title. Covers are addresses of pictures of the shop, tags their names in addresses, times those of Taipei. New articles stay when the file is taken back.',
  },
  faqs: {
    zh: '新增或更新問答，以主題（網址名稱）和中文問題認得。新增的問答復原時會留著。',
    en: 'Writes or changes questions, each known by its topic (its name in addresses) and its Chinese words. New ones stay when the file is taken back.',
  },
  redirects: {
    zh: '把舊網址轉到商店的頁面，以舊網址認得。舊網址可以連同網域一起貼上；還有頁面的網址不受影響。',
    en: 'Leads old addresses to pages of the shop, each known by the old address, which may be given with its host. Pages that there are stay.',
  },
}

/** Why an import stands still that was tried five times, and what to do. */
export function gaveUpText({ applied_at, undone_at }: { applied_at: string | null; undone_at: string | null }): Text {
  if (undone_at !== null)
    return {
      zh: '復原試了 5 次都沒有完成，已停在最後一批，請再按一次「復原」。',
      en: 'Undoing was tried five times and stands after its last batch. Please press undo once more.',
    }
  return applied_at === null
    ? {
        zh: '讀取試了 5 次都沒有完成，商店沒有任何變動。請再試一次，或換一個檔案。',
        en: 'Reading the file was begun five times and never ended. Nothing in the shop has changed; please try again, or use another file.',
      }
    : {
        zh: '試了 5 次都沒有完成，已停在最後一批，可以再繼續。',
        en: 'It was tried five times and stands after its last batch. You can go on.',
      }
}

export const packedCount = (count: string): Text => ({ zh: `ZIP 裡有 ${count} 張圖片`, en: `${count} pictures are in the ZIP` })

/** What became of a picture that a file names. */
export const pictureStateTexts: Readonly<Record<'waiting' | 'fetched' | 'failed', Text>> = {
  waiting: { zh: '等待中', en: 'To come' },
  fetched: { zh: '已抓取', en: 'Fetched' },
  failed: { zh: '沒有抓到', en: 'Did not come' },
}

/** Why a picture did not come, and what to do. */
const pictureWhyTexts: Readonly<Record<string, Text>> = {
  private: { zh: '網址指向內部網路，商店不會去抓', en: 'The address leads into a private network, where the shop fetches nothing' },
  redirects: { zh: '網址轉了太多次，或轉到不是 https 的地方', en: 'The address leads on too often, or to what is no https' },
  missing: { zh: '網址打不開（404），請確認圖片還在', en: 'Nothing is there (404). Check that the picture is still there' },
  denied: { zh: '對方不讓我們抓，請改用公開的網址', en: 'The other side refuses. Use an address that everybody can open' },
  unreachable: { zh: '連不上，已試兩次，可以稍後再抓', en: 'Could not be reached, twice. Fetch it again later' },
}

export function pictureWhyText(why: string): Text {
  return (
    pictureWhyTexts[why] ?? (why in pictureFaultTexts ? pictureFaultTexts[why as keyof typeof pictureFaultTexts] : pictureStateTexts.failed)
  )
}

export const picturesCame = (fetched: string, all: string): Text => ({
  zh: `圖片已抓取 ${fetched} / ${all} 張`,
  en: `${fetched} of ${all} pictures fetched`,
})
export const picturesFailed = (count: string): Text => ({ zh: `${count} 張沒有抓到`, en: `${count} did not come` })

/** How the cells of a CSV file are parted. */
export const delimiterTexts: Readonly<Partial<Record<string, Text>>> = {
  ',': { zh: '以逗號分隔', en: 'separated by commas' },
  ';': { zh: '以分號分隔', en: 'separated by semicolons' },
  '\t': { zh: '以 Tab 分隔', en: 'separated by tabs' },
} satisfies Record<Delimiter, Text>

export const importCount = (count: string): Text => ({
  zh: `匯入 ${count} 列`,
  en: count === '1' ? 'Import 1 row' : `Import ${count} rows`,
})
export const matchedCount = (all: number, known: number): Text => ({
  zh: `${all} 欄，對上 ${known} 欄`,
  en: `${known} of ${all} columns known`,
})
export const applyEffect = (fresh: string, changed: string): Text => ({
  zh: `新增 ${fresh} 件草稿，更新 ${changed} 件商品。`,
  en: `${fresh} new ${fresh === '1' ? 'draft' : 'drafts'}, ${changed} ${changed === '1' ? 'product' : 'products'} changed.`,
})
/** The same of what is no product. */
export const entriesEffect = (fresh: string, changed: string): Text => ({
  zh: `新增 ${fresh} 筆，更新 ${changed} 筆。`,
  en: `${fresh} new, ${changed} changed.`,
})
export const undoEntriesEffect = (count: string): Text => ({
  zh: `${count} 列會改回匯入前的樣子：新增的轉址與會員會移除，折扣碼停用，文章與問答會留著。`,
  en: `${count} rows go back to what they were: new redirects and members are taken away, codes end, articles and questions stay.`,
})
export const leftOut = (count: string): Text => ({
  zh: `${count} 列有錯誤，會跳過。`,
  en: count === '1' ? '1 row has an error and is left out.' : `${count} rows have errors and are left out.`,
})
export const undoEffect = (count: string): Text => ({
  zh: `${count} 列會改回匯入前的樣子；新增的商品會封存，庫存以反向異動回到原來的數量。`,
  en: `${count === '1' ? '1 row goes back to what it was' : `${count} rows go back to what they were`}; new products are put away, and stock is moved back.`,
})
export const appliedOf = (done: string, all: string): Text => ({ zh: `已套用 ${done} / ${all} 列`, en: `${done} of ${all} rows applied` })
export const pricesChange = (count: string): Text => ({
  zh: `${count} 件售價會改變，請先看最上面變動最大的幾列。`,
  en: `${count === '1' ? '1 price' : `${count} prices`} would change. Look at the first rows: they change most.`,
})
export const noWord = (column: Text): Text => ({
  zh: `請對應「${column.zh}」這一欄，才知道每一列是什麼。`,
  en: `Match “${column.en}”, by which each row is known.`,
})
export const emptyHow = (sign: string): Text => ({
  zh: `空白的格子不會改動；要清掉內容請填 ${sign}。`,
  en: `Empty cells change nothing; write ${sign} to empty a field.`,
})
/** Stands in the history of what an import changed. */
export const importReason = (id: number, file: string): Text => ({ zh: `匯入 #${id} ${file}`, en: `Import ${id} ${file}` })
