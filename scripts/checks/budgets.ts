export const fileBudget = 300
export const functionBudget = 40
/** Markup is long and flat: a function in a .tsx file may have this many lines. */
export const markupBudget = 80

/** Files without a budget, each with its reason. A path that ends in a slash is a folder. */
export const withoutBudget: Readonly<Record<string, string>> = {
  'src/texts/': 'sentences, both languages side by side',
  'src/database/seed/': 'the goods, words and pictures of the demo shop',
  'src/database/tables.ts': 'generated from the migrations',
}

export function hasBudget(path: string): boolean {
  return !Object.keys(withoutBudget).some((exempt) => (exempt.endsWith('/') ? path.startsWith(exempt) : path === exempt))
}
