import { expect, test, type CDPSession } from '@playwright/test'
import { atDesk, open } from './shopper.ts'

// What letters look like, and what they weigh.

const mostBytes = 160_000

for (const path of ['', '/items/hot', '/product/27', '/health-articles/10', '/terms/privacy']) {
  test(`SPD-05 the fonts of a first visit of ${path || 'the home page'} weigh at most 160 kB`, atDesk, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    const fonts = new Set<string>()
    let bytes = 0
    session.on('Network.responseReceived', ({ requestId, type }) => type === 'Font' && fonts.add(requestId))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => (bytes += fonts.has(requestId) ? encodedDataLength : 0))
    await session.send('Network.enable')
    await page.goto(`/zh${path}`, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    expect(fonts.size, 'the letters of Western Europe and some of the Chinese serif').toBeGreaterThan(2)
    expect(bytes).toBeLessThanOrEqual(mostBytes)
  })
}

test('SPD-06 a heading has one design: the name of every product, and characters that no heading ever had', atDesk, async ({ page }) => {
  await open(page, '/zh/items/hot')
  const names = await page.locator('.product-card .name').allTextContents()
  expect(names.length).toBeGreaterThan(50)
  const headings = [...names, '犇鱻喆堃龘']
  await page.evaluate((texts) => {
    const place = document.body.appendChild(document.createElement('section'))
    place.id = 'names'
    for (const text of texts) place.appendChild(document.createElement('h2')).textContent = text
  }, headings)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  await expect.poll(() => otherDesigns(session), { timeout: 60_000 }).toEqual([])
})

/** The headings in which letters stand that came from neither of the two files of their design. */
async function otherDesigns(session: CDPSession): Promise<string[]> {
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '#names h2' })
  const found: string[] = []
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const { familyName, isCustomFont, glyphCount } of fonts)
      if (!isCustomFont || !/^(Noto Serif TC|Ysabeau Office)/.test(familyName)) found.push(`${familyName} ${glyphCount}`)
  }
  return found
}
