import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

/** Forms in which nothing is typed that is worth keeping, or nothing that may be kept, each with why. */
const keepNothing: Readonly<Record<string, string>> = {
  'data/rich-text/insert-dialog.tsx': 'one address, which is pasted again as fast; the text keeps what it was put into',
  'data/step-up-dialog.tsx': 'a second factor',
  'features/audit/audit-filters.tsx': 'a search is asked at once',
  'features/categories/archive-dialog.tsx': 'nothing is typed',
  'features/door/first-owner-form.tsx': 'nobody is signed in, and secrets are typed',
  'features/door/forgot-form.tsx': 'nobody is signed in',
  'features/door/new-password-form.tsx': 'a secret',
  'features/door/password-step.tsx': 'a secret',
  'features/door/proof-steps.tsx': 'a secret',
  'features/door/second-step.tsx': 'a second factor',
  'features/families/share-dialog.tsx': 'nothing is typed',
  'features/files/goods-export-dialog.tsx': 'nothing is typed',
  'features/files/new-import-dialog.tsx': 'a browser keeps no file, and what it is about is one press',
  'features/hand-over/scan-field.tsx': 'a scan is sent at once',
  'features/ingredients/alias-dialog.tsx': 'a search that finds what is chosen',
  'features/ingredients/merge-dialog.tsx': 'a search that finds what is chosen',
  'features/me/password-dialog.tsx': 'a secret',
  'features/packing/pack/parcel-bench.tsx': 'a scan is kept by itself (PCK-17)',
  'features/papers/print-dialog.tsx': 'nothing is typed, and nothing saved',
  'features/products/grid/grid-bar.tsx': 'the grid keeps what is typed by itself (useDraft)',
  'features/products/list/product-filter-dialog.tsx': 'a filter stands in the address',
  'features/products/list/product-view-dialog.tsx': 'one short name, which is typed again as fast',
  'features/products/page/categories-dialog.tsx': 'nothing is typed',
  'features/products/page/life/archive-dialog.tsx': 'nothing is typed',
  'features/products/page/save-bar.tsx': 'the page of the product keeps what is typed by itself (useDraft)',
  'features/stock/scan-line.tsx': 'a scan is kept by itself (STK-18)',
  'pages/families/family-editor.tsx': 'the page of the family keeps what is typed by itself (useDraft)',
  'ui/scan-step.tsx': 'a scan is sent at once',
}

test('NAV-19 what is typed into any form of the office is kept by the one mechanism, but for secrets, scans and searches', async () => {
  const forms = await filesWhere((text) => /<form\b/.test(text) && !text.includes('useKeptForm('))
  expect(forms.toSorted()).toEqual(Object.keys(keepNothing))
})

test('NAV-19 no draft is forgotten by a callback of one press, which is not called where the form is gone before the answer', async () => {
  const perPress = /\.mutate\(.*(?:\{\s*)?\bonSuccess\b/
  expect(await filesWhere((text) => perPress.test(text) && text.includes('.forget'))).toEqual([])
})

async function filesWhere(isSo: (text: string) => boolean): Promise<string[]> {
  const office = resolve(import.meta.dirname)
  const files = (await readdir(office, { recursive: true })).filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
  const found: string[] = []
  for (const file of files) if (isSo(await readFile(resolve(office, file), 'utf8'))) found.push(file)
  return found
}
