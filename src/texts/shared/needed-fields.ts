import type { Text } from '#rules/locale.ts'

const needed = (zh: string, en: string): Text => ({ zh, en: `This field is required: ${en}` })

/** What the form says where nothing is filled in, by field. In English the general sentence stays in front, word for word (CK2-13). */
export const neededTexts: Readonly<Record<string, Text>> = {
  'sender.name': needed('請填寫訂購人姓名', 'your name'),
  'sender.phone': needed('請填寫訂購人手機', 'your mobile number'),
  'contact.name': needed('請填寫收件人姓名', 'the recipient’s name'),
  'contact.phone': needed('請填寫收件人手機', 'the recipient’s mobile number'),
  'contact.county': needed('請選擇縣市', 'the city or county'),
  'contact.district': needed('請選擇鄉鎮市區', 'the district'),
  'contact.address': needed('請填寫收件地址', 'the address'),
  'store.name': needed('請填寫取貨人姓名', 'the name of who collects it'),
  'store.phone': needed('請填寫取貨人手機', 'the mobile number of who collects it'),
  'store.county': needed('請選擇縣市', 'the city or county'),
  'store.city': needed('請選擇鄉鎮市區', 'the district'),
  'store.road': needed('請選擇路段', 'the road'),
  'store.store_id': needed('請選擇門市', 'the store'),
  'foreign.name': needed('請填寫收件人英文姓名', 'the recipient’s name'),
  'foreign.phone': needed('請填寫收件人電話', 'the recipient’s phone number'),
  'foreign.country': needed('請選擇國家或地區', 'the country or region'),
  'foreign.state_province_county': needed('請填寫州、省或縣', 'the state, province or county'),
  'foreign.city_or_town': needed('請填寫城市', 'the city or town'),
  'foreign.address_one': needed('請填寫地址第一行', 'the first line of the address'),
  'foreign.postal_code': needed('請填寫郵遞區號', 'the postal code'),
  'invoice.address': needed('請填寫發票寄送地址', 'where the paper invoice goes'),
}
