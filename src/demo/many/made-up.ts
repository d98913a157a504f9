import { sql, type RawBuilder } from 'kysely'

/**
 * A whole number from 0 to below `size` that looks like chance and is the same for a running number and a word at every seeding.
 * `n` is a column of the query.
 */
export function dealt(word: string, { n, size }: { n: RawBuilder<number>; size: number | RawBuilder<number> }): RawBuilder<number> {
  return sql<number>`((hashint8extended(${n}, hashtextextended(${sql.lit(word)}, 0)) & 9007199254740991) % ${typeof size === 'number' ? sql.lit(size) : size})::int`
}

/** One of these words, each as likely as the others. */
export function oneOf(words: readonly string[], place: RawBuilder<number>): RawBuilder<string> {
  return sql<string>`(array[${sql.join(words.map((word) => sql.lit(word)))}])[1 + ${place}]`
}

export const familyNames = [...'陳林黃張李王吳劉蔡楊許鄭謝郭洪曾邱廖賴周徐蘇葉莊呂江何蕭羅高潘簡朱鍾彭游']
export const givenNames = [
  '怡君',
  '雅婷',
  '淑娟',
  '佳穎',
  '欣怡',
  '詩涵',
  '雅雯',
  '佩珊',
  '宜庭',
  '若梅',
  '語彤',
  '家豪',
  '志明',
  '俊宏',
  '冠宇',
  '宗翰',
  '凱文',
  '柏翰',
  '承恩',
  '品妍',
  '子晴',
  '思妤',
  '郁婷',
  '宜蓁',
]
