import type { Obstacle } from '#rules/catalog/obstacle.ts'
import type { Text } from '#rules/locale.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'

/** Why a member cannot buy something, in a line on its card. */
export function obstacleInShort(obstacle: Obstacle): Text {
  if (obstacle.code === 'points_short') {
    const { balance, missing } = obstacle
    return {
      zh: `你有 ${formatNumber(balance, 'zh')} 點，還差 ${formatNumber(missing, 'zh')} 點`,
      en: `You have ${formatNumber(balance, 'en')}, ${formatNumber(missing, 'en')} to go`,
    }
  }
  if (obstacle.missing === null) return { zh: 'VIP 會員才能買', en: 'For VIP members' }
  return { zh: `再消費 ${formatTwd(obstacle.missing, 'zh')} 升 VIP`, en: `${formatTwd(obstacle.missing, 'en')} more to VIP` }
}

/** The same on the button of its page. */
export const obstacleButton = {
  vip_only: { zh: 'VIP 會員才能買', en: 'For VIP members' },
  points_short: { zh: '點數不足', en: 'Not enough points' },
} as const satisfies Record<Obstacle['code'], Text>

/** And in full, beneath the button. */
export function obstacleInFull(obstacle: Obstacle): Text {
  if (obstacle.code === 'points_short') {
    const { needed, balance, missing } = obstacle
    return {
      zh: `需要 ${formatNumber(needed, 'zh')} 點，你有 ${formatNumber(balance, 'zh')} 點，還差 ${formatNumber(missing, 'zh')} 點。`,
      en: `It takes ${formatNumber(needed, 'en')} points. You have ${formatNumber(balance, 'en')}, ${formatNumber(missing, 'en')} to go.`,
    }
  }
  const { spent, missing } = obstacle
  if (missing === null) return { zh: '這是 VIP 會員專屬商品。', en: 'This is for VIP members only.' }
  return {
    zh: `VIP 會員專屬。你一年內已消費 ${formatTwd(spent, 'zh')}，再消費 ${formatTwd(missing, 'zh')} 就升 VIP。`,
    en: `For VIP members. You have spent ${formatTwd(spent, 'en')} within a year; ${formatTwd(missing, 'en')} more makes you one.`,
  }
}

/** What everybody is told of goods for VIPs, and of goods for points. */
export const forVips = (spending: string): Text => ({
  zh: `VIP 會員專屬，一年內消費滿 ${spending} 就升 VIP。`,
  en: `For VIP members: spend ${spending} within a year and you are one.`,
})
export const obstacleTexts = {
  forPoints: { zh: '用點數換，不必再付錢。', en: 'Pay with points instead of money.' },
  toLevel: { zh: '看我的等級', en: 'See my level' },
  toPoints: { zh: '看我的點數', en: 'See my points' },
} as const
