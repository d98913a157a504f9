import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

/** What opens a dialog that a link could not show again, or should not, each with why. */
const standNowhere: Readonly<Record<string, string>> = {
  'data/step-up.tsx': 'asks before a call that was just made',
  'features/frame/layers.tsx': 'search, help and shortcuts belong to the frame, not to a page',
  'features/orders/page/link/payment-link.tsx': 'a link to pay is shown once',
  'features/orders/page/money/refund-account.tsx': 'an account in full and a link to enter one are shown once',
  'features/products/page/life/state-moves.tsx': 'asks about claims for which a press was just refused',
  'pages/orders/new-order.tsx': 'a link to pay is shown once',
}

test('every dialog of a page stands in its address, but for what is shown once and what belongs to the frame', async () => {
  const office = resolve(import.meta.dirname)
  const files = (await readdir(office, { recursive: true })).filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
  const others: string[] = []
  for (const file of files) {
    const text = await readFile(resolve(office, file), 'utf8')
    // Dialogs bring a library along, so they are imported when one is opened.
    const opens = /import\('[^']*(?:-dialogs?|-form)\.tsx'\)/.test(text)
    if (opens && !/useDialog(?:About)?\(/.test(text) && !/onClose/.test(/export function \w+\(([^)]*)\)/.exec(text)?.[1] ?? ''))
      others.push(file)
  }
  expect(others.toSorted()).toEqual(Object.keys(standNowhere))
})
