import { shareDiscount, wishlistDays } from '#rules/constants.ts'
import type { Text } from '#rules/locale.ts'
import { formatTwd } from '#texts/shared/format.ts'

/** The name of the code that sharing earns, as the cart and the order show it. */
export const shareReward: Text = { zh: '分享收藏清單回饋', en: 'Thanks for sharing your wishlist' }

export const wishlistTexts = {
  title: { zh: '收藏清單', en: 'Wishlist' },
  note: { zh: `收藏會保留 ${wishlistDays} 天。`, en: `What you keep here stays for ${wishlistDays} days.` },
  emptyTitle: { zh: '還沒有收藏任何商品', en: 'Nothing on your wishlist yet' },
  emptyText: { zh: '按下商品上的愛心，就會收在這裡。', en: 'Press the heart of a product to keep it here.' },
  toNew: { zh: '看看新品', en: 'See what is new' },
  share: { zh: '分享清單', en: 'Share the list' },
  earn: { zh: '領取本月折扣碼', en: 'Get this month’s code' },
  shareNote: {
    zh: `公開清單並分享給朋友，每個月可得一組 ${formatTwd(shareDiscount, 'zh')} 折扣碼。`,
    en: `Make the list public and share it with friends. Once a month this earns a code worth ${formatTwd(shareDiscount, 'en')}.`,
  },
  sharedTitle: { zh: '清單已公開', en: 'Your list is public' },
  unshare: { zh: '停止分享', en: 'Stop sharing' },
  unshared: { zh: '清單已不再公開，原本的連結已失效', en: 'Your list is private again. The old link no longer works' },
  isShared: { zh: '有連結的人都看得到這份清單。', en: 'Whoever has the link can see this list.' },
  shareLink: { zh: '清單連結', en: 'Link to the list' },
  copyLink: { zh: '複製連結', en: 'Copy the link' },
  copyCode: { zh: '複製折扣碼', en: 'Copy the code' },
  linkCopied: { zh: '已複製連結', en: 'Link copied' },
  codeCopied: { zh: '已複製折扣碼', en: 'Code copied' },
  copyFailed: { zh: '瀏覽器無法複製，請手動選取', en: 'Your browser can’t copy. Please select it by hand' },
  discountCode: { zh: '折扣碼', en: 'Discount code' },
  listFailed: { zh: '無法取得收藏清單', en: 'The wishlist could not be loaded' },
  again: { zh: '再試一次', en: 'Try again' },
  closedTitle: { zh: '這份清單沒有公開', en: 'This wishlist is not shared' },
  closedText: { zh: '連結可能有誤，或主人已經停止分享。', en: 'The link may be wrong, or its owner has stopped sharing.' },
  sharedEmpty: { zh: '這份清單目前沒有商品', en: 'There is nothing on this list right now' },
} as const

export const codeTerms = (amount: string, day: string): Text => ({
  zh: `折抵 ${amount}，可用一次，到 ${day} 為止`,
  en: `${amount} off, once, until ${day}`,
})
export const daysLeftText = (days: number): Text => ({ zh: `還會保留 ${days} 天`, en: days === 1 ? '1 day left' : `${days} days left` })
export const wishlistOf = (name: string): Text => ({ zh: `${name}的收藏清單`, en: `Wishlist of ${name}` })
