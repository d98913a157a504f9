import type { Text } from '#rules/locale.ts'

type Recalled = { product: Text; /** As it stands on the goods. */ lot: string; expires_on: string }

/** With what the letter to those who have units of a recalled lot begins: people of the shop write it on. */
export function draftRecallLetter({ product, lot, expires_on }: Recalled) {
  return {
    subject_zh: `回收通知：${shortened(product.zh)}（批號 ${lot}）`,
    subject_en: `Recall: ${shortened(product.en)} (lot ${lot})`,
    text_zh: [
      '你好：',
      `我們正在回收「${product.zh}」批號 ${lot}（效期 ${expires_on}），你的訂單裡有這一批的商品。`,
      '請先不要使用，也不要丟掉，批號印在包裝上。我們會和你聯絡退貨與退款的方式。',
      '造成不便，非常抱歉。',
    ].join('\n\n'),
    text_en: [
      'Hello,',
      `We are recalling lot ${lot} of “${product.en}” (expires ${expires_on}), and your order contains some of it.`,
      'Please do not use it, and do not throw it away; the lot is printed on the pack. We will tell you how to return it and get your money back.',
      'We are very sorry for the trouble.',
    ].join('\n\n'),
  }
}

/** Beside the longest number of a lot, so much of a name fits a subject of 200 signs. */
const mostOfName = 140

/** Between signs, never within one. */
const shortened = (name: string) => {
  const signs = [...name]
  return signs.length > mostOfName ? `${signs.slice(0, mostOfName - 1).join('')}…` : name
}
