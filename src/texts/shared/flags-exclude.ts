import type { Excluded } from '#rules/catalog/excluded-flags.ts'
import type { Text } from '#rules/locale.ts'

const flags: Record<Excluded['flag'], Text> = {
  is_gift_only: { zh: '只當贈品', en: 'is for gifts only' },
  exclusive: { zh: '是預購商品', en: 'is a pre-order item' },
  standalone_purchase: { zh: '只能單獨購買', en: 'is bought on its own' },
}

const parts: Record<Excluded['beside'], { isNot: Text; takeOut: Text }> = {
  bundle: {
    isNot: { zh: '不能在任選組合裡', en: 'so it cannot be in a bundle' },
    takeOut: { zh: '請先把它移出組合', en: 'Take it out of the bundle first' },
  },
  family: {
    isNot: { zh: '不能放進系列', en: 'so it cannot be in a family' },
    takeOut: { zh: '請先把它移出系列', en: 'Take it out of the family first' },
  },
  gift_campaign: {
    isNot: { zh: '不能當活動贈品', en: 'so it cannot be the gift of a campaign' },
    takeOut: { zh: '請先讓贈品活動換一件贈品', en: 'Choose another gift for the campaign first' },
  },
  add_on: {
    isNot: { zh: '不能當加購商品', en: 'so it cannot be an add-on' },
    takeOut: { zh: '請先把它移出加購活動', en: 'Take it out of the add-on offer first' },
  },
}

/** Why a flag and what excludes it do not stand beside each other, and what helps (GDS-24). */
export const flagsExclude = ({ product, flag, beside }: Excluded & { product: string }): Text => ({
  zh: `「${product}」若${flags[flag].zh}，就${parts[beside].isNot.zh}。${parts[beside].takeOut.zh}，或取消這個設定`,
  en: `${product} ${flags[flag].en}, ${parts[beside].isNot.en}. ${parts[beside].takeOut.en}, or take the flag away`,
})
