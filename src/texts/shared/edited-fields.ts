import type { Text } from '#rules/locale.ts'

/** What of an order can be edited, by the name under which an edit is kept. */
export const editedFieldTexts: Readonly<Record<string, Text>> = {
  'sender.name': { zh: '訂購人', en: 'Buyer' },
  'sender.phone': { zh: '訂購電話', en: 'Buyer’s phone' },
  'contact.name': { zh: '收件人', en: 'Recipient' },
  'contact.phone': { zh: '收件電話', en: 'Recipient’s phone' },
  'contact.county': { zh: '縣市', en: 'County' },
  'contact.district': { zh: '鄉鎮市區', en: 'District' },
  'contact.zip_code': { zh: '郵遞區號', en: 'Postal code' },
  'contact.address': { zh: '地址', en: 'Address' },
  'foreign_contact.name': { zh: '收件人', en: 'Recipient' },
  'foreign_contact.phone': { zh: '收件電話', en: 'Recipient’s phone' },
  'foreign_contact.state_province_county': { zh: '州、省', en: 'State or province' },
  'foreign_contact.city_or_town': { zh: '城市', en: 'City' },
  'foreign_contact.address_one': { zh: '地址', en: 'Address' },
  'foreign_contact.address_two': { zh: '地址第二行', en: 'Address, second line' },
  'foreign_contact.address_three': { zh: '地址第三行', en: 'Address, third line' },
  'foreign_contact.postal_code': { zh: '郵遞區號', en: 'Postal code' },
  'store.store_id': { zh: '門市店號', en: 'Store number' },
  'store.store_name': { zh: '門市', en: 'Store' },
  received_time: { zh: '收貨時段', en: 'Time of delivery' },
  remark: { zh: '備註（買家）', en: 'Remark of the buyer' },
}
