import type { Text } from '#rules/locale.ts'

/** A word of the page in both languages, as the glossary has it, and what it means. */
export type HelpTerm = { word: Text; meaning: Text }

/** What a page is for, and its words (NAV-06). Its shortcuts the page itself knows. */
export type PageHelp = { purpose: Text; terms: readonly HelpTerm[] }

const hold: HelpTerm = {
  word: { zh: '暫停出貨', en: 'Hold' },
  meaning: { zh: '訂單先不能備貨，直到有人恢復。', en: 'The order must not be picked until somebody lets it go.' },
}
const picking: HelpTerm = {
  word: { zh: '備貨中', en: 'Being packed' },
  meaning: { zh: '庫存已扣、發票已開，買家不能再取消。', en: 'Stock is taken and the invoice issued. The buyer can no longer cancel.' },
}
const part: HelpTerm = {
  word: { zh: '分開出貨的包裹', en: 'Part' },
  meaning: {
    zh: '同一張訂單裡，溫層或到貨時間不同、自己走的包裹。',
    en: 'A parcel of an order that travels apart, by temperature or time.',
  },
}
const role: HelpTerm = {
  word: { zh: '角色', en: 'Role' },
  meaning: { zh: '一組權限與額度，每人一到三個。', en: 'A set of permissions with their allowances; one to three a person.' },
}
const stepUp: HelpTerm = {
  word: { zh: '再次驗證', en: 'Step-up' },
  meaning: { zh: '重要的動作需要十分鐘內驗證過一次。', en: 'What matters needs a second factor of the last ten minutes.' },
}
const approval: HelpTerm = {
  word: { zh: '覆核', en: 'Approval' },
  meaning: { zh: '超過額度的動作，由另一位同仁決定。', en: 'A second person decides what goes beyond an allowance.' },
}

const auditLog: HelpTerm = {
  word: { zh: '操作紀錄', en: 'Audit log' },
  meaning: { zh: '每一次變更都有一筆，寫了就不能改。', en: 'Each change has one entry, which is never changed.' },
}

const wave: HelpTerm = {
  word: { zh: '揀貨批次', en: 'Wave' },
  meaning: { zh: '一起從貨架揀出來、再分到各籃的包裹。', en: 'Parcels that are fetched from the shelves together, into a basket each.' },
}
const handOver: HelpTerm = {
  word: { zh: '交寄', en: 'Hand-over' },
  meaning: { zh: '物流業者收走包裹；印好託運單不算。', en: 'The courier takes the parcel; a printed label alone is not it.' },
}

const arrangementDraft: HelpTerm = {
  word: { zh: '草稿', en: 'Draft' },
  meaning: {
    zh: '還沒發布的變更，整份一起發布，可以排程。',
    en: 'Changes that are not in the shop yet; they are published together, now or at a time.',
  },
}
const archivedCategory: HelpTerm = {
  word: { zh: '封存的分類', en: 'Archived category' },
  meaning: {
    zh: '不再顯示，舊網址轉到另一個分類，可以取消封存。',
    en: 'Shown no more; its address leads to another category. It can be brought back.',
  },
}

const webhook: HelpTerm = {
  word: { zh: 'Webhook（通知網址）', en: 'Webhook' },
  meaning: {
    zh: '商店發生事情時，通知你們其他系統的網址。',
    en: 'An address of another system of yours that hears what happens in the shop.',
  },
}

const level: HelpTerm = {
  word: { zh: '等級', en: 'Level' },
  meaning: {
    zh: '會員、VIP 或 VVIP，依一年的消費決定，到期再看一次。',
    en: 'Member, VIP or VVIP, by what was spent in a year, until its last day.',
  },
}
const pointLot: HelpTerm = {
  word: { zh: '一批點數', en: 'Lot' },
  meaning: { zh: '一起進來的點數，有同一個生效日與到期日。', en: 'Points that came together, with one first and one last day.' },
}
const customer: HelpTerm = {
  word: { zh: '無登入', en: 'No sign-in' },
  meaning: {
    zh: '由同仁建立的客人，有訂單與點數，不能自己登入。',
    en: 'A customer whom staff entered: with orders and points, without sign-in.',
  },
}
const dataView: HelpTerm = {
  word: { zh: '查閱紀錄', en: 'View' },
  meaning: {
    zh: '誰在什麼時候看了誰的個人資料，至少留五年。',
    en: 'Who looked at whose personal data and when, kept for at least five years.',
  },
}
const free: HelpTerm = {
  word: { zh: '可售', en: 'Can be sold' },
  meaning: { zh: '庫存減去已保留與不可售。', en: 'What is in stock, less what is reserved and withheld.' },
}
const withheld: HelpTerm = {
  word: { zh: '不可售', en: 'Withheld' },
  meaning: {
    zh: '安全庫存，以及停售、過期、待判定批號裡的數量。',
    en: 'Safety stock, and units of lots that are blocked, expired or held.',
  },
}
const lot: HelpTerm = {
  word: { zh: '批號', en: 'Lot' },
  meaning: { zh: '同一次製造、同一個效期的貨。先到期的先出。', en: 'Goods of one make and one expiry. What expires first goes out first.' },
}
const inbound: HelpTerm = {
  word: { zh: '進貨單', en: 'Delivery' },
  meaning: {
    zh: '向誰訂了什麼、哪天到。點到的數量入庫後，才算庫存。',
    en: 'What was ordered from whom and when it comes. What is counted is stock once it was put there.',
  },
}
const recall: HelpTerm = {
  word: { zh: '下架回收', en: 'Recall' },
  meaning: {
    zh: '這一批不能再到任何人手上：立刻停售，裝好的包裹也不能寄出。',
    en: 'Nothing of the lot may reach anybody any more: it is blocked at once, and packed parcels are not sent either.',
  },
}
const stocktake: HelpTerm = {
  word: { zh: '盤點', en: 'Count' },
  meaning: {
    zh: '實際數一遍，和帳上比較。中間賣掉、進來的都會算進去。',
    en: 'What lies there is compared with the ledger. What is sold or comes meanwhile is taken into account.',
  },
}
const productStates: HelpTerm = {
  word: { zh: '上架與下架', en: 'On and off sale' },
  meaning: {
    zh: '草稿和已封存的商品，訪客看不到；已下架的還有頁面，但不能買。',
    en: 'Nobody outside sees a draft or what is archived. What is off sale has a page, and cannot be bought.',
  },
}

/** By the address of the page, as its route is written. */
export const helpOfPages: Readonly<Record<string, PageHelp>> = {
  '/office': {
    purpose: {
      zh: '現在要做的事，最急的在最上面，旁邊是今天到目前的數字。',
      en: 'What is to be done now, the most urgent first, and how the day goes.',
    },
    terms: [picking, hold],
  },
  '/office/orders': {
    purpose: {
      zh: '所有會員的訂單，最新的在最上面。用編號、姓名、電話的任何一段都找得到。',
      en: 'Orders of all members, newest first. Any part of a number, a name or a phone number finds them.',
    },
    terms: [picking, hold, part],
  },
  '/office/products': {
    purpose: {
      zh: '商店的每一件商品，最近改過的在最上面。用名稱、條碼、供應商料號或編號的任何一段都找得到。',
      en: 'Every product of the shop, the last change first. Any part of a name, a bar code, a supplier’s code or a number finds it.',
    },
    terms: [productStates, free],
  },
  '/office/products/grid': {
    purpose: {
      zh: '像試算表一樣一次改很多件商品，最多 200 件。可以和試算表互相貼上；改過的格子按一次「儲存」一起存，存不了的會留著並說明原因。30 天內可以在批次紀錄復原。',
      en: 'Up to 200 products as in a spreadsheet. Blocks are copied and pasted, one press saves all changed cells, and what is refused stays with its reason. For 30 days the bulk changes lead back.',
    },
    terms: [productStates, free],
  },
  '/office/products/batches': {
    purpose: {
      zh: '30 天內一次改很多件商品的紀錄。點進去看每件的舊值和新值，也能復原。',
      en: 'Changes of many products at once in the last 30 days. Each shows old and new values, and can be undone.',
    },
    terms: [productStates],
  },
  '/office/products/batches/$id': {
    purpose: {
      zh: '一次批次修改的預覽與結果：先看每件的舊值、新值和不能改的原因，按「套用」才寫入。30 天內可以復原。',
      en: 'A bulk change: old and new value of each product, and why some refuse it. Nothing is written before you apply it, and it can be undone for 30 days.',
    },
    terms: [productStates],
  },
  '/office/categories': {
    purpose: {
      zh: '商店的分類和選單：分類的名稱、網址、封面、順序和商品怎麼排，還有主選單、頁尾和手機選單放什麼。改的都先是草稿，發布後商店才會改變。',
      en: 'The categories and menus of the shop: names, addresses, covers and order of categories and their goods, and what stands in the main menu, the footer and the menu of phones. All changes are a draft until you publish.',
    },
    terms: [arrangementDraft, archivedCategory],
  },
  '/office/products/$id': {
    purpose: {
      zh: '一件商品的文字、價格、標記和條碼。打到一半的內容會留在這台電腦，每次儲存都是一個可以還原的版本。',
      en: 'Texts, prices, flags and codes of one product. What you type stays on this computer, and each save is a version to go back to.',
    },
    terms: [productStates, free],
  },
  '/office/calendar': {
    purpose: {
      zh: '商店會自己做的事，一天一天列出來：商品上下架、活動價、選單發布、贈品、加購、折扣碼和橫幅。要改時間，點進那件商品。',
      en: 'What the shop does by itself, day by day: products going on and off sale, prices, menus, gifts, add-ons, codes and banners. To change a time, open the product.',
    },
    terms: [productStates],
  },
  '/office/brands': {
    purpose: {
      zh: '商店的品牌：商品頁選品牌，商品清單用品牌篩選，選單也能連過去。每個品牌在商店有一頁，搜尋引擎和購物廣告也讀得到；封存的品牌就都看不到了。',
      en: 'The brands of the shop: chosen on the page of a product, a filter of the list of products, and where menus can lead. Each has a page in the shop, and is told to search engines and shopping ads; an archived one is shown nowhere.',
    },
    terms: [productStates],
  },
  '/office/ingredients': {
    purpose: {
      zh: '商品標示的成分，一個成分只有一個名稱：搜尋、篩選、分類規則和商店的成分頁都用它。標示裡不認得的名字列在上面，可以新增或當成別名。',
      en: 'What products are made of, each thing under one name: the search, filters, rules of categories and its page in the shop go by it. Names on labels that nobody knows stand above, to be added or to become another name of one.',
    },
    terms: [productStates],
  },
  '/office/families': {
    purpose: {
      zh: '把同一件商品的色號和規格放在一起：每件仍是自己的商品，客人在一頁裡就能換。',
      en: 'Shades and sizes of one thing, joined: each stays a product of its own, and visitors change between them on its page.',
    },
    terms: [free],
  },
  '/office/families/new': {
    purpose: {
      zh: '選商品、取名稱、填每件的色號或規格。儲存之前什麼都不會改。',
      en: 'Choose products, name the family and fill in the value of each. Nothing changes before it is saved.',
    },
    terms: [free],
  },
  '/office/families/$id': {
    purpose: {
      zh: '一個系列的名稱、選項和商品。改系列不會改商品的網址、價格和庫存。',
      en: 'Names, choices and products of one family. Changing it changes no product’s address, price or stock.',
    },
    terms: [free],
  },
  '/office/orders/new': {
    purpose: {
      zh: '替打電話或傳訊息來的客人建立訂單，規則和價格與結帳相同，用付款連結收款。',
      en: 'Order for somebody who calls or writes, by the rules and prices of the checkout, paid by a link.',
    },
    terms: [],
  },
  '/office/orders/$number': {
    purpose: {
      zh: '一張訂單的全部：商品、付款、配送、紀錄，以及現在能做的動作。',
      en: 'Everything of one order: goods, payments, parcels, log, and what can be done now.',
    },
    terms: [picking, hold, part],
  },
  '/office/batches/$id': {
    purpose: {
      zh: '一次對多張訂單做的動作：做到哪裡、每張訂單的結果，沒做成的為什麼。這個網址 30 天內都能再看。',
      en: 'One action upon many orders: how far it is, what became of each, and why one failed. The link stays good for 30 days.',
    },
    terms: [picking, hold],
  },
  '/office/exports': {
    purpose: {
      zh: '你匯出的檔案。做好之後 24 小時內可以下載，之後要再匯出一次。',
      en: 'Files that you have asked for. Each can be downloaded for 24 hours; after that, export it again.',
    },
    terms: [auditLog],
  },
  '/office/removed': {
    purpose: {
      zh: '備註、標籤、檢視和角色移除後留 30 天，在這裡還原。結束的金鑰、密碼和登入不會回來。',
      en: 'Notes, tags, views and roles that were removed can be had back here for 30 days. Ended keys, secrets and sessions never come back.',
    },
    terms: [],
  },
  '/office/members': {
    purpose: {
      zh: '所有會員，最近加入的在最上面。姓名、編號、電話、信箱、訂單編號都找得到；電話與信箱在這裡一律遮罩。',
      en: 'All members, those who joined last first. Name, uid, phone, e-mail or an order number finds them; phone and e-mail are masked here.',
    },
    terms: [level, customer, dataView],
  },
  '/office/members/$uid': {
    purpose: {
      zh: '一位會員的全部：訂單、點數、等級、收件人、信件與紀錄。打開就會留下查閱紀錄。',
      en: 'Everything of one member: orders, points, level, recipients, letters and log. Opening it is noted.',
    },
    terms: [level, pointLot, dataView],
  },
  '/office/staff': {
    purpose: {
      zh: '誰在後台工作、能做什麼。店主在這裡邀請、停用同仁。',
      en: 'Who works in the office and what they may do. Owners invite and suspend people here.',
    },
    terms: [role, stepUp],
  },
  '/office/me': {
    purpose: {
      zh: '你自己的語言、外觀、通知與快捷鍵，以及登入中的裝置。',
      en: 'Your language, appearance, notices and shortcuts, and where you are signed in.',
    },
    terms: [stepUp],
  },
  '/office/approvals': {
    purpose: { zh: '等另一個人決定的動作，72 小時內有效。', en: 'Calls that wait for a second person, within 72 hours.' },
    terms: [approval, stepUp],
  },
  '/office/audit': {
    purpose: {
      zh: '誰在什麼時候改了什麼、改之前是什麼，也記錄誰看過個人資料。',
      en: 'Who changed what, when, and what stood there before; and who looked at personal data.',
    },
    terms: [auditLog],
  },
  '/office/audit/looks': {
    purpose: {
      zh: '誰在什麼時候、從哪裡看過哪位客人的資料，或匯出了多少筆。',
      en: 'Who looked at whose data, when and from where, and how many rows a file held.',
    },
    terms: [auditLog],
  },
  '/office/packing': {
    purpose: {
      zh: '從揀貨、裝箱到交寄，一次一件。掃描對了才能封箱，離線也能繼續掃。',
      en: 'From picking over packing to hand-over, one parcel at a time. A box closes when all is scanned, also without a line.',
    },
    terms: [wave, picking, handOver],
  },
  '/office/stock': {
    purpose: {
      zh: '家裡有多少、能賣多少，哪些快沒了或快到期。',
      en: 'What lies in the house, what can be sold, what is low or expires soon.',
    },
    terms: [free, withheld, lot],
  },
  '/office/stock/deliveries': {
    purpose: {
      zh: '訂了還沒到的貨，和已經收完的貨。',
      en: 'Goods that were ordered and have not come yet, and those that have.',
    },
    terms: [inbound, lot],
  },
  '/office/stock/deliveries/$id': {
    purpose: {
      zh: '一張進貨單：照著訂的數量點，點到的可以分批入庫。沒有網路也能點，連上後會自動送出。',
      en: 'One delivery: it is counted against what was ordered and put into stock in parts. Counting goes on without a line.',
    },
    terms: [inbound, lot],
  },
  '/office/stock/counts': {
    purpose: { zh: '盤點進行到哪裡，和已經入帳的盤點。', en: 'Counts that are under way, and those that were booked.' },
    terms: [stocktake, lot],
  },
  '/office/stock/counts/$id': {
    purpose: {
      zh: '一格一格數，輸入或掃描都可以，沒有網路也能數。差異太大的要再數一次，再由沒有獨自盤點的人入帳。',
      en: 'Count line by line, typed or scanned, also without a line. Large differences are counted once more; somebody else books.',
    },
    terms: [stocktake, lot],
  },
  '/office/stock/recalls': {
    purpose: {
      zh: '回收過的批號。要開始回收，先用商品上印的批號找到那一批，已經賣完的也找得到。',
      en: 'Lots that were recalled. To begin one, find the lot by what is printed on the goods; sold-out lots are found too.',
    },
    terms: [recall, lot],
  },
  '/office/stock/recalls/$id': {
    purpose: {
      zh: '一次回收：哪些批號停售、哪些訂單和買家拿到了，以及要給他們的信。',
      en: 'One recall: which lots are blocked, which orders and buyers got units of them, and the letter to those.',
    },
    terms: [recall, lot],
  },
  '/office/stock/$id': {
    purpose: {
      zh: '一件商品的批號、保留與每一筆異動；在這裡調整。',
      en: 'Lots of a product, who holds it and every movement; it is adjusted here.',
    },
    terms: [free, withheld, lot],
  },
  '/office/files': {
    purpose: {
      zh: '用檔案一次更新商品、售價或庫存。每個檔案都先試匯入，看清楚每一列會怎麼變再套用。',
      en: 'Products, prices or stock from a file. Every file is tried first, so that you see what each row would do.',
    },
    terms: [],
  },
  '/office/files/$id': {
    purpose: {
      zh: '一個匯入檔：對應欄位、試匯入、套用；套用後 30 天內可以整批復原。',
      en: 'One file: say what its columns are, try it, apply it. For 30 days it can be undone as a whole.',
    },
    terms: [],
  },
  '/office/machine': {
    purpose: {
      zh: '系統跑得如何：背景工作、排程、外部業者、副本和資料庫。排程可以立即執行。',
      en: 'How the system runs: background work, jobs of the clock, third parties, copies and database. A job can be run at once.',
    },
    terms: [],
  },
  '/office/webhooks': {
    purpose: { zh: '讓其他系統連上商店的金鑰與 Webhook。', en: 'Keys and webhooks by which other systems work with the shop.' },
    terms: [webhook, stepUp],
  },
  '/office/webhooks/$id': {
    purpose: {
      zh: '一個 Webhook 送了什麼、有沒有送到；沒送到的可以再送。',
      en: 'What a webhook has sent and whether it arrived; what did not can be sent again.',
    },
    terms: [webhook],
  },
}
