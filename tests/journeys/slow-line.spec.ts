import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pass } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { specialItemsTexts } from '#texts/shop/items.ts'
import { atDesk, ports, heading, open, shopper } from './shopper.ts'

test('a page whose end comes long after its beginning wakes up all the same', atDesk, async ({ page }) => {
  const line = await openSlowLine()
  const visitor = shopper(page, 'zh')
  const title = heading(visitor, specialItemsTexts.new.title.zh)
  // At the second visit the scripts are there at once.
  for (const visit of ['first', 'second']) {
    await open(page, `${line.address}/zh/items/new`)
    await expect(title, visit).toBeVisible()
    await page.getByRole('link', { name: '搜尋' }).first().click()
    await expect(page, visit).toHaveURL(`${line.address}/zh/search`)
  }
  line.close()
})

/** A way to the shop that lets the first half of every page through, and the other half a second later. */
async function openSlowLine() {
  const server = createServer(async (request, response) => {
    const reply = await fetch(`http://127.0.0.1:${ports.shop}${request.url}`)
    const body = Buffer.from(await reply.arrayBuffer())
    const type = reply.headers.get('content-type') ?? ''
    response.writeHead(reply.status, { 'content-type': type, 'cache-control': reply.headers.get('cache-control') ?? '' })
    const half = type.startsWith('text/html') ? body.length / 2 : 0
    response.write(body.subarray(0, half))
    if (half > 0) await pass(1000)
    response.end(body.subarray(half))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, close: () => void server.close() }
}
