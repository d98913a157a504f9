import type { ImportField } from '#rules/imports/import-fields.ts'
import type { RowFault } from '#rules/imports/row-result.ts'
import type { ProductState } from '#rules/catalog/product-state.ts'
import { inLanguage, type Language, type Text } from '#rules/locale.ts'
import { fieldTexts } from '../../shared/fields.ts'
import { changeName, importFieldTexts, importTexts } from './imports.ts'
import { productStateTexts } from './products.ts'

/** What is wrong with a row, or why it was left alone, after the name of its field. */
const faultTexts: Readonly<Record<string, Text>> = {
  number: { zh: '不是數字', en: 'not a number' },
  cents: { zh: '有小數，商店的金額是整數元', en: 'prices are whole dollars' },
  flag: { zh: '請填「是」或「否」', en: 'please write yes or no' },
  temperature: { zh: '請填常溫、冷藏或冷凍', en: 'please write room temperature, chilled or frozen' },
  moment: { zh: '不是日期時間，請寫成 2026-11-26 18:00', en: 'no moment; please write 2026-11-26 18:00' },
  decimal: { zh: '不是數字', en: 'not a number' },
  choice: { zh: '沒有這個選項', en: 'is none of the choices' },
  discount: { zh: '請填「折抵金額」或「百分比」', en: 'please write amount or percent' },
  redirect_loop: { zh: '會繞圈或連續轉址', en: 'It would lead in a circle, or on from one to the next' },
  badAddress: { zh: '不是可以轉址的網址', en: 'no address that can lead anywhere' },
  notOfShop: { zh: '請填商店的路徑，例如 /product/12', en: 'please give a path of this shop, such as /product/12' },
  redirectStatus: { zh: '請填 301 或 302', en: 'please write 301 or 302' },
  codeTerms: { zh: '百分比最多 100，結束時間要在開始之後', en: 'A percent is 100 at most, and the end comes after the beginning' },
  unknown_code: { zh: '折扣碼已經不在了，或是會員專屬的', en: 'The code is not there any more, or belongs to one member' },
  unknown_redirect: { zh: '轉址已經不在了', en: 'The redirect is not there any more' },
  consent_half: { zh: '同意行銷要同時寫時間與方式', en: 'Consent needs both when and how it was given' },
  no_contact: { zh: '要有電子信箱或手機', en: 'An email or a phone number is needed' },
  contact_taken: { zh: '信箱或手機是另一位會員的', en: 'The email or phone belongs to another member' },
  unknown_member: { zh: '這位會員已經不在了', en: 'The member is not there any more' },
  member_linked: { zh: '本人已經登入連結，會留著', en: 'They have signed in and are linked, and stay' },
  contentStays: { zh: '新增的內容會留著，不要的請自行下架', en: 'New content stays. Take it down where it is not wanted' },
  content_claims: { zh: '有醫療效能字詞，請改寫', en: 'It claims a medical effect. Write it otherwise' },
  unknown_tag: { zh: '沒有這個標籤', en: 'no such tag' },
  unknown_topic: { zh: '沒有這個主題', en: 'no such topic' },
  unknown_article: { zh: '文章已經不在了', en: 'The article is not there any more' },
  unknown_faq: { zh: '問題已經不在了', en: 'The question is not there any more' },
  entry_gone: { zh: '已經不在了', en: 'It is not there any more' },
  notEmptied: { zh: '不能清空', en: 'cannot be emptied' },
  unknownId: { zh: '沒有這個編號的商品', en: 'no product has this ID' },
  several: { zh: '有好幾件商品用這個料號，請改填商品編號', en: 'several products have it; give the product ID' },
  otherProduct: { zh: '屬於另一件商品', en: 'belongs to another product' },
  slugKept: { zh: '匯入不能改網址名稱，請到商品頁改', en: 'change it on the page of the product' },
  noProduct: { zh: '找不到這件商品，請核對編號或條碼', en: 'No such product. Check ID or bar code' },
  doubled: { zh: '檔案裡有另一列是同一件，請只留一列', en: 'Another row means the same one. Keep one of them' },
  emptyRow: { zh: '整列空白', en: 'The row is empty' },
  price_scheduled: { zh: '排程價正在進行，請到商品頁改', en: 'A scheduled price runs; change it on the page of the product' },
  lot_required: { zh: '這件商品有做效期管理，請在庫存頁分批號調整', en: 'Its lots are followed; change them on the page of its stock' },
  below_reserved: { zh: '比訂單保留的還少', en: 'less than orders hold' },
  not_enough_stock: { zh: '可以拿走的沒有那麼多', en: 'more than can be taken' },
  too_much: { zh: '超過商店能記的數量', en: 'more than the shop counts' },
  below_nothing: { zh: '不能小於 0', en: 'cannot be below 0' },
  changed_since: { zh: '之後有人改過', en: 'was changed since' },
  unknown_product: { zh: '商品已經不在了', en: 'The product is not there any more' },
  label_incomplete: { zh: '標示資料不完整', en: 'The label is not complete' },
  code_taken: { zh: '條碼已經是另一件商品的', en: 'Another product has the bar code' },
  beside_bundle: { zh: '商品在任選組合裡，請先移出', en: 'it is in a bundle; take it out first' },
  beside_family: { zh: '商品在系列裡，請先移出', en: 'it is in a family; take it out first' },
  beside_gift_campaign: { zh: '商品是活動贈品，請先換一件贈品', en: 'it is the gift of a campaign; choose another gift first' },
  beside_add_on: { zh: '商品在加購活動裡，請先移出', en: 'it is in an add-on offer; take it out first' },
  movement_stands: { zh: '這筆異動已經沖銷過', en: 'The movement was taken back before' },
  claims_unconfirmed: {
    zh: '有醫療效能字詞，請到商品頁確認後再改',
    en: 'It claims a medical effect; confirm that on the page of the product',
  },
  unknownBrand: { zh: '商店沒有這個品牌，請填品牌的網址名稱', en: 'no brand is called so in addresses' },
  needs_publish: {
    zh: '已經不是草稿，要有上下架權限的人才能封存',
    en: 'It is no draft any more; only who publishes products may put it away',
  },
  pictureRow: { zh: '這一列只有圖片，跟著商品一起匯入', en: 'The row only holds a picture, which comes with its product' },
  cleaned: { zh: '內文去掉了商店不允許的格式', en: 'what the shop does not allow was taken out' },
  tagsLeft: { zh: '太長或超過 30 個，沒有匯入', en: 'too long or more than 30, and left out' },
  countedAsNone: { zh: '是負數，庫存當作 0', en: 'is below 0, and counts as 0' },
  draftWithoutPicture: { zh: '沒有圖片，先存成草稿', en: 'It has no picture and begins as a draft' },
  draftWithoutPrice: { zh: '沒有售價，先存成草稿', en: 'It has no price and begins as a draft' },
  picturesLeft: { zh: '圖片超過 20 張，後面的沒有匯入', en: 'More than 20 pictures; those behind them are left out' },
  pictureAddress: { zh: '不是 https 的圖片網址，沒有匯入', en: 'no https address of a picture, and left out' },
  pictureNotPacked: { zh: '不在圖片 ZIP 裡，沒有匯入', en: 'is not in the ZIP of pictures, and left out' },
  pictureFailed: { zh: '有圖片沒有抓到，請看圖片清單', en: 'Some pictures did not come. See the list of pictures' },
  picturesThere: { zh: '已經有人放了圖片，保留原來的', en: 'Somebody has given it pictures meanwhile; theirs stay' },
  picturesStay: { zh: '匯入的圖片會留著，請到商品頁換掉', en: 'Pictures that came stay. Change them on the page of the product' },
  shopifyState: { zh: '請填 active、draft 或 archived', en: 'please write active, draft or archived' },
  variantTwice: { zh: '和前面的款式一樣，請只留一列', en: 'another variant is the same; keep one of them' },
  familyTooLarge: { zh: '同一個 Handle 超過 200 個款式，請分成幾個', en: 'One handle has more than 200 variants. Make several of it' },
  familyThere: {
    zh: '同一個 Handle 的商品已經在系列裡，新款式請先新增商品，再到系列頁加入',
    en: 'Other products of this handle are in a family. Make the product first and add it on the page of the family',
  },
  inFamily: {
    zh: '這件商品已經在另一個系列，請先在系列頁移出',
    en: 'The product is in another family. Take it out on the page of families first',
  },
  familyTooSmall: { zh: '系列至少要有兩件商品', en: 'A family needs two products at least' },
  noFamily: {
    zh: '商品已匯入，但沒有組成系列，請到系列頁處理',
    en: 'The products came in, but make no family. See to it on the page of families',
  },
  in_use: { zh: '還有活動或組合在用，請先移出', en: 'Something that goes on needs it' },
  no_such_move: { zh: '商品現在的狀態不能封存', en: 'It cannot be put away as it stands' },
}

const outOfRange: Text = { zh: '超出範圍', en: 'out of range' }

/** Here `by` names what stands in the way or was left out, and elsewhere what was written. */
const besides = [
  'code_taken',
  'redirect_loop',
  'content_claims',
  'in_use',
  'claims_unconfirmed',
  'cleaned',
  'inFamily',
  'picturesLeft',
  'pictureFailed',
]

/** A fault in words: column and reason (IMP-06). */
export function rowFaultText({ field, code, by }: RowFault): Text {
  const why = faultTexts[code] ?? (fieldTexts as Readonly<Record<string, Text>>)[code] ?? outOfRange
  if (by && besides.includes(code)) return besideOf({ why, by })
  if (field === null || !(field in importFieldTexts)) return why
  const name = importFieldTexts[field as ImportField]
  const written = by?.slice(0, 60)
  return written === undefined || written === ''
    ? { zh: `${name.zh}：${why.zh}`, en: `${name.en}: ${why.en}` }
    : { zh: `${name.zh}「${written}」${why.zh}`, en: `${name.en} “${written}”: ${why.en}` }
}

const besideOf = ({ why, by }: { why: Text; by: string }): Text => ({ zh: `${why.zh}（${by}）`, en: `${why.en} (${by})` })

type Change = { field: string; before: unknown; after: unknown; hidden?: true | undefined }

/** A field of a row, from and to. `signs`: how much of a long text is told. */
export function changeText({ field, before, after, hidden }: Change, signs: number): Text {
  if (hidden) return hiddenChange(changeName(field))
  const said = (language: Language) => {
    const short = (value: unknown) =>
      inLanguage(valueText(field, value), language).slice(0, signs) || inLanguage(importTexts.empty, language)
    return `${inLanguage(changeName(field), language)} ${short(before)} → ${short(after)}`
  }
  return { zh: said('zh'), en: said('en') }
}

/** That it changes, everybody sees. */
const hiddenChange = (name: Text): Text => ({ zh: `${name.zh} ${importTexts.hidden.zh}`, en: `${name.en} ${importTexts.hidden.en}` })

function valueText(field: string, value: unknown): Text {
  if (field === 'state' && typeof value === 'string' && value in productStateTexts) return productStateTexts[value as ProductState]
  const words = String(value ?? '')
  return { zh: words, en: words }
}

/** Sentences one after the other. */
export function inARow(said: readonly string[], language: Language): string {
  return said.join(language === 'zh' ? '；' : '; ')
}
