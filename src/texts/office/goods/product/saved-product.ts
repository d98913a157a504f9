import type { SavedProduct } from '#contract/office/api/goods/saved-product.ts'
import type { Follower } from '#rules/catalog/followers.ts'
import type { Text } from '#rules/locale.ts'
import { joinWords } from '#texts/shared/format.ts'

const followerTexts: Readonly<Record<Follower, Text>> = {
  pages: { zh: '商店頁面', en: 'pages of the shop' },
  feed: { zh: '商品型錄', en: 'product feed' },
  search: { zh: '搜尋', en: 'search' },
}

/** What was saved, and what of the shop follows it (D-209); of a product that nobody sees, nothing does. */
export function savedWords(what: Text, { followed }: Pick<SavedProduct, 'followed'>): Text {
  if (followed.length === 0) return what
  const named = (language: 'zh' | 'en') =>
    joinWords(
      followed.map((follower) => followerTexts[follower][language]),
      language,
    )
  return { zh: `${what.zh}。同步更新：${named('zh')}`, en: `${what.en}. Updated with it: ${named('en')}` }
}
