import type { Excluded } from '#rules/catalog/excluded-flags.ts'
import { flagsExclude } from './flags-exclude.ts'
import { isProblemStatus, type OrderFailed, type ProblemStatus } from '#contract/shared/problems.ts'
import type { AddRefusal } from '#contract/shop/api/cart.ts'
import type { DiscountRefusal } from '#contract/shop/api/discount.ts'
import type { AddOnRefusal } from '#contract/shop/api/promotions.ts'
import type { LimitReason } from '#rules/limits.ts'
import type { Text } from '#rules/locale.ts'
import { isCardDataWrong } from '#rules/payments/saved-card.ts'
import { formatTwd, joinWords } from './format.ts'
import { limitTexts } from './limits.ts'
import { boxTooLarge, notJoinable } from './parcel-problems.ts'
import { fileRefused } from './file-refused.ts'
import { filmRefused, pictureRefused } from './media-refused.ts'

/** Also said before anybody is asked: alone, because a page that says it needs none of the others. */
export const cancelErrorText: Text = { zh: '這筆訂單無法取消', en: "This order can't be canceled" }

/** What the shop says when a call fails, by the problem's status. */
export const problemTexts = {
  authentication_error: { zh: '請先登入', en: 'please login' },
  user_lock: { zh: '帳號已被鎖定，即將登出', en: 'account locked, logging out soon' },
  permission_denied: { zh: 'VIP 會員限定商品，你目前無法購買', en: 'This product is for VIP members only' },
  csrf_error: { zh: '頁面已過期，請重新整理後再試一次', en: 'This page has expired. Please reload it and try again' },
  reauthentication_needed: { zh: '為了保護你的帳號，請先確認是你本人', en: 'To protect your account, please confirm first that it is you' },
  sign_in_failed: {
    zh: '登入失敗。請確認電子郵件、密碼與驗證碼，稍後再試一次',
    en: 'You could not be signed in. Check e-mail address, password and code, and try again in a while',
  },
  too_many_tries: { zh: '現在登入的人太多，請稍後再試一次', en: 'Too many people are signing in. Please try again in a moment' },
  link_ended: { zh: '這個連結已失效，請重新取得', en: 'This link has ended. Please get a new one' },
  password_weak: {
    zh: '這組密碼太容易猜到，請換一組，不要用常見密碼、你的電子郵件或店名',
    en: 'This password is too easy to guess. Avoid common ones, your e-mail address and the shop’s name',
  },
  email_taken: {
    zh: '這個電子郵件已經有後台帳號，請改用另一個',
    en: 'This address has an account of the office already. Please use another one',
  },
  second_factor_needed: { zh: '這個動作需要再驗證一次', en: 'This needs your second factor once more' },
  role_refused: { zh: '請選擇一到三個角色', en: 'Choose one to three roles' },
  role_in_use: {
    zh: '還有同仁或邀請中的人用這個角色，請先換成別的角色',
    en: 'Somebody has this role or is invited to it. Give them another one first',
  },
  last_second_factor: {
    zh: '這是你最後的驗證方式，先加好另一種再移除',
    en: 'This is your last way to prove who you are. Add another one first',
  },
  passkey_refused: { zh: '這把通行金鑰沒有建立成功，請再試一次', en: 'This passkey could not be made. Please try again' },
  too_many_passkeys: { zh: '最多 10 把通行金鑰，請先移除不用的', en: 'There are 10 passkeys already. Remove one that you do not use' },
  last_owner: { zh: '後台至少要有一位店主，請先請另一位當店主', en: 'The office keeps at least one owner. Make somebody else one first' },
  address_refused: {
    zh: '這個位址不能用。請填公開的 https 位址，不能是內部網路或本機',
    en: 'This address cannot be called. Use a public https address, not one in a private network or of this machine',
  },
  selection_ended: { zh: '選取已超過 30 分鐘，請重新選取', en: 'What you selected is over. Please select again' },
  selection_empty: { zh: '沒有選到訂單，請換個條件', en: 'No order was selected. Please try another filter' },
  too_many_rows: { zh: '一次選太多筆了，請縮小範圍', en: 'These are too many at once. Please narrow it down' },
  no_such_move: {
    zh: '訂單現在的狀態不能這樣做，請重新整理看現況',
    en: 'The order has gone on, and this is no longer possible. Reload the page to see how it stands',
  },
  wrong_amount: { zh: '金額不對，請重新整理後再確認', en: 'The amount is not right. Reload the page and check it' },
  quote_changed: {
    zh: '金額有變動，還沒有退款，請確認新的金額',
    en: 'The amount has changed and nothing was refunded. Please check the new one',
  },
  counted_before: {
    zh: '這個交易編號已經入帳過，請核對銀行明細',
    en: 'This reference stands in the books already. Please check the bank statement',
  },
  transfer_known: {
    zh: '這筆訂單的款項已經入帳，不用再處理',
    en: 'The money of this order is in the books already. There is nothing to do',
  },
  no_such_transfer: { zh: '這筆訂單沒有轉帳付款，請核對訂單編號', en: 'This order is not paid by transfer. Please check its number' },
  nothing_to_ask: { zh: '這筆付款的結果已經確定，不用再問', en: 'What became of this payment is known. There is nothing to ask' },
  refund_done: { zh: '這筆退款已經完成，不用再處理', en: 'This refund is done already. There is nothing to do' },
  refund_under_way: {
    zh: '金流公司還在處理這筆退款，請等結果出來',
    en: 'The card company is still at this refund. Please wait for what becomes of it',
  },
  no_refund_by_hand: {
    zh: '這筆訂單沒有要匯款的退款，不用請買家填帳戶',
    en: 'No refund of this order goes by transfer, so there is nothing to do',
  },
  no_account: {
    zh: '沒有可以看的帳號：買家還沒填，請先請買家填寫；匯出超過 30 天的只留末 4 碼',
    en: 'There is no account to show. Ask the buyer for it first; 30 days after its transfer only its end is kept',
  },
  account_changed: {
    zh: '買家剛改了收款帳戶，請重新看帳號再匯款',
    en: 'The buyer has just entered another account. Look at it again before you transfer',
  },
  refund_by_hand: { zh: '這筆退款要用匯款退，退完後請記錄', en: 'This refund goes by bank transfer. Make it, then record it' },
  order_held: { zh: '這筆訂單暫停出貨中，請先恢復', en: 'This order is held. Let it go first' },
  not_on_shelf: {
    zh: '可出貨的數量不足，或要先給更早的訂單。請先進貨，或到庫存處理停售的批號',
    en: 'Too few of its goods can be sent, or earlier orders come first. Receive more, or look at the blocked lots in Stock',
  },
  not_enough_stock: {
    zh: '數量不夠，其餘已被訂單保留。請先處理那些訂單',
    en: 'There are not that many: orders hold the others. See to those first',
  },
  lot_required: { zh: '這件商品有效期管理，請填批號與效期', en: 'The lots of this product are followed. Please give lot and expiry' },
  expiry_unlikely: {
    zh: '這個效期不太對，請再看一次商品，確定沒錯再送出',
    en: 'This expiry is unlikely. Look at the goods again, then confirm it',
  },
  lot_not_found: { zh: '找不到這個批號，請重新整理後再選', en: 'There is no such lot. Reload the page and choose again' },
  lot_expired: { zh: '這個批號已經過期，不能再開賣。請報廢', en: 'This lot has expired and cannot be opened. Please write it off' },
  lot_recalled: {
    zh: '有回收中的批號，不能賣、裝箱或出貨。請改拿另一批或回報缺貨，並到庫存的「下架回收」查看',
    en: 'Some of it is of a lot under recall and must not be sold, packed or sent. Take another lot or report it missing; see Recalls in Stock',
  },
  movement_stands: {
    zh: '這筆異動屬於訂單或調撥，或是已經沖銷過，不能再沖銷。請從訂單處理',
    en: 'This movement belongs to an order or a transfer, or was taken back before. Look at the order instead',
  },
  delivery_closed: { zh: '這張進貨單已經結案，請另外開一張', en: 'This delivery is closed. Please write down another one' },
  line_counted: { zh: '這一項已經點到數量，不能移除。請先把點到的改成 0', en: 'Some of it was counted. Set what was counted to 0 first' },
  nothing_to_count: { zh: '這個範圍沒有商品可以盤點，請換一個範圍', en: 'There is nothing to count there. Choose something else' },
  nothing_counted: { zh: '還沒有人點過，請先盤點再入帳', en: 'Nobody has counted yet. Count first' },
  second_count_needed: { zh: '有差異太大的品項還沒複盤，請先再點一次', en: 'Some differences are large. Count those once more first' },
  count_below_reserved: {
    zh: '有商品點到的比訂單保留的還少，請先處理那些訂單再入帳',
    en: 'Of some goods orders hold more than were found. See to those orders first',
  },
  file_refused: { zh: '只能附上 JPEG、PNG、WebP 圖片或 PDF', en: 'Only JPEG, PNG and WebP pictures and PDF can be attached' },
  file_too_large: { zh: '檔案超過 10 MB，請先縮小再附上', en: 'This file is larger than 10 MB. Make it smaller first' },
  locked_already: { zh: '這個帳號已經鎖定，請重新整理頁面', en: 'This account is locked already. Reload the page to see it' },
  not_locked: { zh: '這個帳號沒有鎖定，請重新整理頁面', en: 'This account is not locked. Reload the page to see it' },
  level_refused: {
    zh: '等級只能往上調、最多 730 天，也只能重新計算手動調整過的等級；請改選等級或日期',
    en: 'A level is raised only, for at most 730 days, and only one given by hand is counted anew. Choose another level or day',
  },
  too_many_tags: { zh: '最多 20 個標籤，請先拿掉幾個', en: 'There can be 20 tags. Take some off first' },
  no_address: { zh: '這位客人沒有電子郵件，請複製連結給對方', en: 'This customer has no e-mail address. Copy the link for them instead' },
  letter_outdated: {
    zh: '這封信的內容已經不符合訂單現況，沒有寄出。請改用別的方式聯絡買家',
    en: 'What this letter says is no longer so, and it was not sent. Please reach the buyer in another way',
  },
  too_many_letters: {
    zh: '這種信已經重寄三次，請改用電話或其他方式聯絡',
    en: 'This letter was sent again three times already. Please reach the buyer in another way',
  },
  tracking_taken: {
    zh: '這個物流編號已經用在另一件包裹，請再核對一次',
    en: 'Another parcel travels under this tracking number. Please check it again',
  },
  too_many_brands: {
    zh: '品牌已經有 1,000 個，請改用現有的，或把用不到的改成需要的',
    en: 'There are 1,000 brands already. Please use one of them, or turn one that is not needed into this one',
  },
  too_many_ingredients: {
    zh: '成分已經有 3,000 個，請先合併用不到的',
    en: 'There are 3,000 ingredients already. Please merge some that are not needed',
  },
  ingredient_in_use: {
    zh: '有分類的規則用到這個成分，請先從規則拿掉，或改用「合併」',
    en: 'A category is filled by this ingredient. Take it out of that rule first, or merge it into another one',
  },
  same_ingredient: { zh: '這就是同一個成分，請選另一個', en: 'That is the same ingredient. Please choose another one' },
  family_not_found: { zh: '找不到這個系列，請重新整理看看', en: 'There is no such family any more. Reload the page' },
  flags_exclude: {
    zh: '商品的這個設定和它所在的活動或組合不能並存，請先改其中一個',
    en: 'A flag of the product excludes what it takes part in. Please change one of them first',
  },
  product_in_family: {
    zh: '有商品已經在別的系列裡，請先從那裡移出',
    en: 'One of these products is in another family. Take it out of there first',
  },
  product_elsewhere: {
    zh: '商品現在的狀態不能這樣做，請重新整理看現況',
    en: 'The product has gone on, and this is no longer possible. Reload the page to see how it stands',
  },
  product_in_use: {
    zh: '進行中的活動或任選組合需要這件商品，請先從那裡拿掉',
    en: 'A running campaign or a bundle requires this product. Take it out there first',
  },
  schedule_overlap: {
    zh: '這段時間已經有另一個排程價，請改時間或先取消那一個',
    en: 'Another scheduled price holds at a part of this time. Please choose another time, or take that one back first',
  },
  price_scheduled: {
    zh: '排程價進行中，請選擇要改常態售價還是活動價',
    en: 'A scheduled price runs. Choose whether the regular price or the scheduled one is changed',
  },
  product_kept: {
    zh: '這件商品建立超過 30 天，或已經有訂單、購物車、收藏、庫存異動或活動用到，不能丟棄。請改用封存',
    en: 'This product is older than 30 days, or an order, cart, wishlist, movement or campaign names it. Please archive it instead',
  },
  undo_over: {
    zh: '超過 30 天，不能再復原了，請另外修改',
    en: 'This is more than 30 days ago and cannot be undone. Please change it anew',
  },
  too_deep: { zh: '分類最多兩層，請放在其他位置', en: 'Categories have two levels at most. Please put it somewhere else' },
  category_name_taken: { zh: '同一層已經有這個名稱的分類，請換一個', en: 'A category beside it has this name. Please use another one' },
  category_slug_taken: { zh: '這個網址已經是另一個分類的，請換一個', en: 'Another category has this address. Please use another one' },
  no_target: { zh: '請選擇封存後網址要轉到的分類', en: 'Please choose the category to which its address leads' },
  category_ingredient_gone: {
    zh: '有分類的規則用到已移除的成分，請先改那個分類的規則',
    en: 'A rule of a category names an ingredient that was removed. Please change that rule first',
  },
  category_not_empty: { zh: '下面還有分類，請先移走或一起封存', en: 'Categories stand below it. Please move or archive them first' },
  no_draft: { zh: '沒有還沒發布的變更，請重新整理', en: 'Nothing waits to be published. Please reload the page' },
  entry_name_missing: { zh: '選單裡有一項還沒有名稱，請填上名稱', en: 'An entry of the menu has no name yet. Please give it one' },
  entry_name_too_long: {
    zh: '選單名稱太長：第一層最多 20 個字，第二層最多 40 個字。請幫這一項取一個短一點的名稱',
    en: 'A name is too long: 20 characters at most in the first row, 40 below it. Please give the entry a shorter name',
  },
  heading_not_here: {
    zh: '標題只能放在頁尾的第一層，請改成其他種類或移到那裡',
    en: 'Headings stand in the first row of the foot only. Please choose another kind or move it there',
  },
  code_taken: { zh: '這個條碼已經是另一件商品的，請換一個', en: 'Another product has this bar code. Please use another one' },
  claims_unconfirmed: {
    zh: '文字裡有醫療效能字詞，請到商品頁確認後再發布',
    en: 'The texts claim a medical effect. Please confirm that on the page of the product, then publish',
  },
  label_incomplete: {
    zh: '標示資料不完整，請補齊後再上架',
    en: 'The label lacks something. Please complete it, then put the product on sale',
  },
  has_code: {
    zh: '這件商品已經有條碼了，請重新整理後掃那一個',
    en: 'This product has a bar code already. Reload the page and scan that one',
  },
  claimed_by: { zh: '這件由別人在裝，要裝請先接手', en: 'Somebody else packs this one. Take it over first' },
  parcel_incomplete: { zh: '還有商品沒點收，請先掃完', en: 'Some goods are not counted yet. Scan them first' },
  bundle_impossible: {
    zh: '這些內容湊不滿要選的件數，請改每項的上限、必選或件數',
    en: 'These entries cannot fill the number of picks. Please change what each allows, what is required, or the number',
  },
  film_refused: {
    zh: '這個檔案不是可以用的影片，請換一個 MP4（H.264）',
    en: 'This is no film that can be used. Choose an MP4 with H.264',
  },
  picture_refused: {
    zh: '這個檔案不是可以用的照片，請換一張 JPEG、PNG 或 WebP',
    en: 'This is no picture that can be used. Choose a JPEG, PNG or WebP',
  },
  files_away: {
    zh: '圖片存放的地方暫時連不上，檔案還沒收下，請過幾分鐘再試一次',
    en: 'The place where pictures are kept cannot be reached. The file was not taken; please try again in a few minutes',
  },
  trial_outdated: {
    zh: '試匯入已經超過 24 小時，請再試匯入一次',
    en: 'The trial is older than 24 hours. Please try the file again',
  },
  list_price_changed: {
    zh: '原價剛剛有人改過，請重新整理後再說明',
    en: 'The list price has just been changed. Reload the page and say why anew',
  },
  import_moved: { zh: '這個匯入已經往下走了，請重新整理看現況', en: 'This import has gone on. Reload the page to see how it stands' },
  undo_too_late: {
    zh: '匯入超過 30 天，不能整批復原，請逐件修改',
    en: 'It is more than 30 days ago. Please change what you need one by one',
  },
  too_many_pictures: { zh: '一件包裹最多 3 張照片，請先刪掉一張', en: 'A parcel takes 3 pictures. Remove one first' },
  nothing_to_print: {
    zh: '選到的訂單都沒有可以列印的包裹，請選備貨中或待揀貨的訂單',
    en: 'None of these parcels can be printed. Choose orders that are confirmed or being packed',
  },
  invoice_not_issued: {
    zh: '買家要紙本發票，發票開立後才能封箱，請先到訂單頁看發票',
    en: 'Its buyer wants the invoice on paper, and it is not issued yet. Look at the invoice on the page of the order first',
  },
  nothing_left_to_send: {
    zh: '買的商品都缺了，這件包裹請改選「整包不出」',
    en: 'Nothing that was bought is left in this parcel. Choose not to send it at all',
  },
  weight_off: { zh: '重量不對，請再看一次箱裡的商品', en: 'The weight does not fit. Look at what is in the box again' },
  wave_gone_on: { zh: '這批已經往下一步了，請重新整理再看', en: 'This wave has gone on. Look at it again' },
  label_booked: { zh: '託運單還有效，請先作廢託運單', en: 'Its label is still valid. Put the label away first' },
  invoice_closed: {
    zh: '這張發票不能作廢重開：已過當期次月 13 日、已折讓或已捐贈，差額請以折讓處理',
    en: 'This invoice can no longer be issued anew: it is past the 13th after its period, was reduced, or was donated. Use an allowance instead',
  },
  invoice_refused: { zh: '發票平台沒有接受，請改正後再試', en: 'The invoice platform does not take it. Please correct it and try again' },
  invoice_unknown: {
    zh: '發票平台沒有回應，系統會再試，請稍後看結果',
    en: 'The invoice platform does not answer. It is tried again; please look in a moment',
  },
  store_unknown: { zh: '這家門市現在不收包裹，請另選一家', en: 'This store takes no parcels now. Please choose another one' },
  no_label: { zh: '這個箱子沒有有效的託運單，請先預約託運', en: 'This box has no label that is good. Book the courier first' },
  nothing_scanned: { zh: '還沒有掃描任何箱子，請先掃描再交寄', en: 'No box was scanned. Scan them before handing over' },
  label_outdated: {
    zh: '預約時收件資料或代收金額變了，這張託運單已作廢，請再預約一次',
    en: 'The recipient or the amount to collect changed meanwhile, so that label was put away. Book it once more',
  },
  box_too_large: {
    zh: '這個箱子超過物流公司的限制，請換一個箱子或分箱',
    en: 'The courier does not carry such a box. Choose another one, or several',
  },
  wrong_contents: { zh: '箱子裡的件數和訂單不符，請重新分配', en: 'What lies in the boxes is not what the order asks for. Divide it anew' },
  not_joinable: { zh: '這些訂單不能合併出貨，請分開裝箱', en: 'These orders cannot travel in one box. Pack each on its own' },
  box_not_found: { zh: '找不到這個箱子，請重新整理再看', en: "This box doesn't exist. Reload the page to see those that do" },
  courier_refused: {
    zh: '物流公司沒有接受這件包裹，請核對收件資料與箱子',
    en: 'The courier does not take this parcel. Please check recipient and box',
  },
  courier_unknown: { zh: '物流公司沒有回應，請稍後再試一次', en: 'The courier does not answer. Please try again in a moment' },
  not_found: { zh: '這個頁面不存在', en: "This page doesn't exist" },
  invalid_order_number: { zh: '找不到這筆訂單', en: "This order doesn't exist" },
  brand_not_found: { zh: '找不到這個品牌', en: "This brand doesn't exist" },
  ingredient_not_found: { zh: '找不到這個成分', en: "This ingredient doesn't exist" },
  category_not_found: { zh: '找不到這個分類', en: "This category doesn't exist" },
  product_not_found: { zh: '找不到這件商品', en: "This product doesn't exist" },
  static_page_not_found: { zh: '無法取得頁面內容', en: 'Failed to load this page' },
  health_article_not_found: { zh: '找不到這篇文章', en: "This article doesn't exist" },
  invoice_not_found: { zh: '這筆訂單還沒有發票', en: 'There is no invoice for this order yet' },
  card_not_found: { zh: '找不到這張信用卡', en: "This card doesn't exist" },
  member_not_found: { zh: '沒有這個編號的會員，請核對編號', en: 'There is no member of this number. Please check it' },
  contact_not_found: { zh: '找不到這位收件人', en: "This recipient doesn't exist" },
  cart_item_not_found: { zh: '購物車裡已經沒有這件商品', en: 'This item is no longer in your cart' },
  edit_conflict: {
    zh: '有人在你之前改過這一筆。請比較兩邊的內容，再儲存一次',
    en: 'Somebody has changed this before you. Compare both, and save again',
  },
  idempotency_conflict: {
    zh: '訂單內容有變動，請回購物車確認後重新結帳',
    en: 'Your order has changed. Please go back to the cart and check out again',
  },
  approval_needed: {
    zh: '超過你的額度，已送出覆核，等另一位同仁決定',
    en: 'This is above your limit. It now waits for another person to approve it',
  },
  same_person: { zh: '自己送出的要由另一位同仁覆核', en: 'Another person has to approve what you asked for' },
  approval_ended: { zh: '這件覆核已經結束，請重新整理看結果', en: 'This approval has ended. Reload the page to see what came of it' },
  call_under_way: { zh: '上一次按下的還在處理，請稍等', en: 'Your last press is still being worked on. Please wait a moment' },
  job_running: {
    zh: '這項排程正在執行，或已經排好了，請等它做完',
    en: 'This job is running or will in a moment. Please wait until it is done',
  },
  payment_in_progress: {
    zh: '上一次付款的結果還在確認，請稍等一下再試',
    en: 'We are still checking your last payment. Please try again in a moment',
  },
  order_not_payable: { zh: '這筆訂單不需要付款，或付款期限已過', en: 'This order is paid, cancelled, or past its payment deadline' },
  embargo_error: { zh: '訂單中有無法寄送海外的商品', en: 'Your order contains goods that cannot be shipped overseas' },
  mixed_temperature_products_error: {
    zh: '常溫、冷藏與冷凍商品請分開結帳',
    en: 'Please check out normal, refrigerated and frozen goods separately',
  },
  atm_error: { zh: '這筆訂單無法使用 ATM 轉帳付款', en: "This order can't be paid by ATM transfer" },
  tcat_only_error: { zh: '訂單中有只能宅配的商品', en: 'Your order contains goods for home delivery only' },
  nocod_error: { zh: '這筆訂單無法使用貨到付款', en: "This order can't be paid on delivery" },
  mix_exclusive_error: {
    zh: '預購商品與單獨結帳的商品不能和其他商品一起結帳',
    en: "Order pre-order goods and goods marked 'Order separately' on their own",
  },
  incompatible_temperature_shipping_error: {
    zh: '這個配送方式不適用於你選的商品溫層',
    en: "This shipping method doesn't suit the temperature of your goods",
  },
  order_failed: {
    zh: '訂單未能成立，請回購物車確認後再試一次',
    en: 'The order could not be completed. Please check your cart and try again',
  },
  credit_card_order_error: {
    zh: '信用卡授權失敗，請改用其他信用卡結帳',
    en: 'Credit card authorization error, please use other cards to check out again',
  },
  invalid_cart_item_error: {
    zh: '購物車裡有商品的內容已經改變，請確認後再試一次',
    en: 'Something in your cart has changed. Please check it and try again',
  },
  no_enough_shopping_point: { zh: '點數不足', en: 'Insufficient points' },
  no_invoice_info: { zh: '請填寫發票資料', en: 'Please fill in the invoice information' },
  no_cart_items: { zh: '請先選擇要結帳的商品', en: 'Please select the items to check out first' },
  cancel_error: cancelErrorText,
  validation_error: { zh: '資料有誤，請檢查後再送出', en: 'Please check what you have entered' },
  too_many_requests: { zh: '操作太頻繁，請稍候再試', en: 'Too many requests. Please wait a moment and try again' },
  internal_error: { zh: '系統發生錯誤，請稍後再試', en: 'Something went wrong on our side. Please try again later' },
} as const satisfies Record<ProblemStatus, Text>

/** Instead of the words of internal_error, when the database could not do it in time. */
export const busyText: Text = {
  zh: '現在有點忙不過來，請稍等幾秒再試一次',
  en: 'We are very busy right now. Please try again in a few seconds',
}

/** A validation_error about a request as a whole. */
export const tooLargeText: Text = { zh: '送出的內容太大', en: 'This is too large to be sent' }

/** A refused card, with the card company's code for customer service. */
export const cardRefused = (code: string): Text =>
  isCardDataWrong(code)
    ? { zh: `信用卡資料有誤，請重新輸入。錯誤代碼：${code}`, en: `Credit card details wrong, please enter them again. Error code: ${code}` }
    : {
        zh: `信用卡授權失敗，請改用其他信用卡結帳。錯誤代碼：${code}`,
        en: `Credit card authorization error, please use other cards to check out again. Error code: ${code}`,
      }

/** Why an order could not be placed after all, and what to do about it. */
export const orderFailureTexts = {
  recipient_not_found: {
    zh: '找不到這位常用收件人，請重新選擇收件人',
    en: 'This saved recipient no longer exists. Please choose another one',
  },
  over_store_limit: { zh: '商品金額超過 NT$20,000，不能超商取貨', en: 'Orders over NT$20,000 cannot be picked up at a store' },
  installment_not_allowed: {
    zh: '這個金額不能分這麼多期，請重新選擇期數',
    en: 'This total cannot be paid in so many instalments. Please choose again',
  },
  first_purchase_over: {
    zh: '首購價只限第一筆訂單，請回購物車確認新價格',
    en: 'First-purchase prices are for your first order only. Please check the new prices in your cart',
  },
  out_of_stock: { zh: '有商品剛剛賣完或數量不足，請回購物車確認', en: 'Something has just sold out or is short. Please check your cart' },
  discount_refused: {
    zh: '折扣碼已經不能使用，請回購物車確認新金額',
    en: 'The discount code can no longer be used. Please check the new total in your cart',
  },
  price_changed: {
    zh: '金額有變動，沒有扣款，請確認新金額後再結帳',
    en: 'The total has changed and nothing was charged. Please check it and order again',
  },
} as const satisfies Record<NonNullable<OrderFailed['reason']>, Text>

const shortOf = (names: readonly string[]): Text => ({
  zh: `「${names.join('」、「')}」剛剛賣完或數量不足，請回購物車調整`,
  en: `${names.join(', ')}: just sold out, or too few are left. Please change your cart`,
})

const newTotal = (amount: number): Text => ({
  zh: `金額有變動，沒有扣款。現在應付 ${formatTwd(amount, 'zh')}，請確認後再結帳`,
  en: `The total has changed and nothing was charged. It is now ${formatTwd(amount, 'en')}. Please check it and order again`,
})

function orderFailedText({ reason, totals, product_names: names = [] }: OrderFailed): Text {
  if (totals) return newTotal(totals.grand_total)
  if (reason === 'out_of_stock' && names.length > 0) return shortOf(names)
  return reason ? orderFailureTexts[reason] : problemTexts.order_failed
}

function tooManyText({ reason }: { reason?: LimitReason }): Text {
  return reason ? limitTexts[reason] : problemTexts.too_many_requests
}

/** Says a problem by the values that came with it; null where it is said without any. */
type SayBy = (details: unknown) => Text | null

const saidBy: Readonly<Partial<Record<ProblemStatus, SayBy>>> = {
  credit_card_order_error: (details) => (hasCode(details) ? cardRefused(details.code) : null),
  too_many_requests: (details) => tooManyText((details ?? {}) as { reason?: LimitReason }),
  courier_refused: (details) => (saysText(details) ? courierRefused(details.text) : null),
  invoice_refused: (details) => (saysText(details) ? invoiceRefused(details.text) : null),
  ingredient_in_use: (details) => (listsNames(details) ? ingredientInUse(details.names) : null),
  product_in_use: (details) => (listsNames(details) ? productInUse(details.names) : null),
  code_taken: (details) => (namesProduct(details) ? codeTaken(details.product) : null),
  label_incomplete: (details) => (namesFields(details) ? labelIncomplete(details.names) : null),
  flags_exclude: (details) => (namesExcluded(details) ? flagsExclude(details) : null),
  product_in_family: (details) => (namesFamily(details) ? inFamily(details) : null),
  wrong_amount: (details) => wrongAmount((details ?? {}) as { most?: number; asked?: number }),
  quote_changed: (details) => (saysTotal(details) ? quoteChanged(details.total) : null),
  order_failed: (details) => orderFailedText((details ?? {}) as OrderFailed),
  box_too_large: boxTooLarge,
  not_joinable: notJoinable,
  file_refused: fileRefused,
  film_refused: filmRefused,
  picture_refused: pictureRefused,
}

/** The message of a problem, with the values that go with it. */
export function problemText(status: string, details: unknown): Text {
  if (!isProblemStatus(status)) return problemTexts.internal_error
  return saidBy[status]?.(details) ?? problemTexts[status]
}

const courierRefused = (text: string): Text => ({
  zh: `物流公司沒有接受：${text}。請核對收件資料與箱子`,
  en: `The courier does not take it: ${text}. Please check recipient and box`,
})

const invoiceRefused = (text: string): Text => ({
  zh: `發票平台沒有接受：${text}。請改正後再試`,
  en: `The invoice platform does not take it: ${text}. Please correct it and try again`,
})

function saysText(details: unknown): details is { text: string } {
  return typeof details === 'object' && details !== null && 'text' in details && typeof details.text === 'string'
}

const codeTaken = (product: string): Text => ({
  zh: `這個條碼已經是「${product}」的，請換一個`,
  en: `${product} has this bar code. Please use another one`,
})

const ingredientInUse = (names: readonly string[]): Text => ({
  zh: `${joinWords(
    names.map((name) => `「${name}」`),
    'zh',
  )}的分類規則用到這個成分，請先從規則拿掉，或改用「合併」`,
  en: `The rule of ${joinWords(names, 'en')} names this ingredient. Take it out there first, or merge it into another one`,
})

const productInUse = (names: readonly string[]): Text => ({
  zh: `${joinWords(
    names.map((name) => `「${name}」`),
    'zh',
  )}需要這件商品，請先從那裡拿掉`,
  en: `Required by ${joinWords(names, 'en')}. Take the product out there first`,
})

function listsNames(details: unknown): details is { names: string[] } {
  return typeof details === 'object' && details !== null && 'names' in details && Array.isArray(details.names)
}

const inFamily = ({ product, family }: { product: string; family: string }): Text => ({
  zh: `「${product}」已經在「${family}」系列裡，請先從那裡移出`,
  en: `${product} is in the family ${family}. Take it out of there first`,
})

function namesFamily(details: unknown): details is { product: string; family: string } {
  return namesProduct(details) && 'family' in details && typeof details.family === 'string'
}

function namesExcluded(details: unknown): details is Excluded & { product: string } {
  return namesProduct(details) && 'flag' in details && 'beside' in details
}

function namesProduct(details: unknown): details is { product: string } {
  return typeof details === 'object' && details !== null && 'product' in details && typeof details.product === 'string'
}

const labelIncomplete = (names: readonly string[]): Text => ({
  zh: `標示還缺：${joinWords(names, 'zh')}。請補齊後再上架`,
  en: `The label lacks: ${joinWords(names, 'en')}. Please complete it, then put the product on sale`,
})

function namesFields(details: unknown): details is { names: string[] } {
  return typeof details === 'object' && details !== null && 'names' in details && Array.isArray(details.names)
}

/** The card company's codes are numbers. What the shop has found out itself has none that would tell anybody anything. */
function hasCode(details: unknown): details is { code: string } {
  return typeof details === 'object' && details !== null && 'code' in details && /^\d+$/.test(String(details.code))
}

/** What the shop says when a product or an add-on does not go into the cart, and when it does. */
export const addToCartTexts = {
  normal: { zh: '已加入購物車', en: 'Added to your cart' },
  created_success: { zh: '已加入購物車', en: 'Added to your cart' },
  already_in_cart: { zh: '購物車已經有這件商品', en: 'Cart already has this item' },
  user_locked: { zh: '帳號已被鎖定，請聯絡客服', en: 'Account is locked, please contact customer service' },
  reach_max_quantity: { zh: '已達購買數量上限', en: 'You have reached the maximum purchase quantity' },
  permission_denied: { zh: 'VIP 會員限定', en: 'VIP only' },
  point_not_enough: { zh: '點數不足', en: 'Insufficient points' },
  product_is_not_in_stock: { zh: '已售完', en: 'Sold out' },
} as const satisfies Record<'normal' | 'created_success' | AddRefusal | AddOnRefusal, Text>

/** What the shop says when a discount code gives nothing. */
export const discountTexts = {
  code_not_found: { zh: '查無此折扣碼', en: "This discount code doesn't exist" },
  code_expired: { zh: '折扣碼不在使用期間內', en: 'This discount code is not valid now' },
  code_used_up: { zh: '折扣碼已達使用次數上限', en: 'This discount code has been used up' },
  minimum_not_reached: { zh: '未達折扣碼的最低消費金額', en: "Your order doesn't reach the minimum for this discount code" },
  not_applicable: { zh: '折扣碼不適用於這次結帳', en: "This discount code doesn't apply to your order" },
} as const satisfies Record<DiscountRefusal, Text>

/** What the shop says when something is done. */
export const doneTexts = {
  orderPlaced: { zh: '訂單已成立', en: 'Order placed' },
  paymentChecked: { zh: '訂單已收到，我們正在向銀行確認付款結果', en: 'We have your order and are checking the payment with the bank' },
  paymentBegun: { zh: '付款方式已更新', en: 'Payment updated' },
  orderEdited: { zh: '訂單已更新', en: 'Order updated' },
  orderCanceled: (orderId: string): Text => ({ zh: `訂單 ${orderId} 已取消`, en: `Order ${orderId} has been canceled` }),
  profileUpdated: { zh: '資料已更新', en: 'Your profile has been updated' },
  closingAsked: { zh: '帳號將在 7 天後關閉，期間內可以取消', en: 'Your account will be closed in 7 days. You can cancel until then' },
  accountKept: { zh: '帳號已保留', en: 'Your account stays' },
  sessionEnded: { zh: '已登出該裝置', en: 'That device has been logged out' },
  sessionsEnded: { zh: '其他裝置都已登出', en: 'All other devices have been logged out' },
  cardUpdated: { zh: '信用卡已更新', en: 'Card updated' },
  cardDeleted: (last4: string): Text => ({ zh: `已刪除末四碼 ${last4} 的信用卡`, en: `The card ending in ${last4} has been deleted` }),
} as const satisfies Record<string, Text | ((value: string) => Text)>

function wrongAmount({ most, asked }: { most?: number; asked?: number }): Text {
  if (asked !== undefined)
    return {
      zh: `金額不對，這筆訂單應收 ${formatTwd(asked, 'zh')}`,
      en: `The amount is not right. This order asks for ${formatTwd(asked, 'en')}`,
    }
  if (most === undefined) return problemTexts.wrong_amount
  return most > 0
    ? { zh: `最多只能退 ${formatTwd(most, 'zh')}，請調整`, en: `No more than ${formatTwd(most, 'en')} can go back. Please change it` }
    : { zh: '這裡已經沒有可以退的金額', en: 'There is nothing left here that could go back' }
}

const quoteChanged = (total: number): Text => ({
  zh: `金額有變動，還沒有退款。現在是 ${formatTwd(total, 'zh')}，請確認後再按一次`,
  en: `The amount has changed and nothing was refunded. It is now ${formatTwd(total, 'en')}. Please check it and press again`,
})

function saysTotal(details: unknown): details is { total: number } {
  return typeof details === 'object' && details !== null && 'total' in details && typeof details.total === 'number'
}
