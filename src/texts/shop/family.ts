import type { Text } from '#rules/locale.ts'

type Told = { axis: string; value: string }

/** A value of a family as it is called: 色號：玫瑰豆沙，已售完. */
export const familyTexts = {
  value: ({ axis, value }: Told): Text => ({ zh: `${axis}：${value}`, en: `${axis}: ${value}` }),
  soldOut: ({ axis, value }: Told): Text => ({ zh: `${axis}：${value}，已售完`, en: `${axis}: ${value}, sold out` }),
  absent: ({ axis, value }: Told): Text => ({ zh: `${axis}：${value}，沒有這個組合`, en: `${axis}: ${value}, not in this combination` }),
}
