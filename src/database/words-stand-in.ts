import { sql, type RawBuilder } from 'kysely'

/** A column of folded words holds every one of these; by its tokens where an index is to find it, and by its text in any case. */
export function wordsStandIn(
  column: RawBuilder<unknown>,
  words: readonly string[],
  { byTokens }: { byTokens: boolean },
): RawBuilder<boolean> {
  const asked = sql<string>`array_to_string(${words}::text[], ' ')`
  // In a query of their own, so that the patterns are made once and not for each row.
  const inText = sql<boolean>`${column} like all (array(select unnest(search_patterns(search_words(${asked})))))`
  return byTokens ? sql<boolean>`search_vector(${column}) @@ search_query(search_words(${asked})) and ${inText}` : inText
}

/** One of the things in a column of folded words is all of this. */
export function isOneOf(column: RawBuilder<unknown>, whole: string): RawBuilder<boolean> {
  return sql<boolean>`search_fold(${whole}) = any(string_to_array(${column}, chr(31)))`
}
