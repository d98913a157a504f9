import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { addressOfDatabase, databaseName, shopRole } from '#database/embedded/address.ts'
import { keepCardKeys } from '../../scripts/starting/card-keys.ts'
import { closeCopies, startCopy, type ShopCopy } from '../support/shop-copy.ts'
import { atDesk, ports, waitUntilAwake } from './shopper.ts'

// A copy of the shop whose files another origin serves, as a CDN in front of it does.

let shop: ShopCopy
let files: Server
let filesAddress = ''

test.beforeAll(async () => {
  files = createServer((request, response) => {
    // What is still on its way when the shop closes reaches nobody.
    passOn(request.url ?? '', response).catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(files, 'listening')
  filesAddress = `http://127.0.0.1:${(files.address() as AddressInfo).port}`
  const at = (port: number) => `http://127.0.0.1:${port}`
  const { tappay, line, facebook, einvoice, logistics, bank, mailbox, smtp: smtpPort } = ports.sandbox
  shop = await startCopy({
    databaseUrl: addressOfDatabase(databaseName, { directory: join(ports.home, 'postgres'), port: ports.database }, shopRole),
    directory: ports.home,
    sandbox: {
      tappay: at(tappay),
      line: at(line),
      facebook: at(facebook),
      einvoice: at(einvoice),
      logistics: at(logistics),
      bank: at(bank),
      mailbox: at(mailbox),
      smtpPort,
    },
    parts: 'web',
    // In earnest it would send the demo shop's people away, whom other journeys are.
    variables: {
      DEMO_SHOP: '1',
      PUBLIC_FILES_ADDRESS: filesAddress,
      CARD_KEYS: keepCardKeys(ports.home),
      REQUESTS_PER_MINUTE: '100000',
      WARM_PICTURES: '0',
    },
  })
  await shop.ready()
})

test.afterAll(async () => {
  await closeCopies()
  files.closeAllConnections()
  files.close()
})

/** It has nothing but files, and asks the shop for each. */
async function passOn(path: string, response: ServerResponse): Promise<void> {
  if (!/^\/(?:assets|media)\//.test(path)) return void response.writeHead(404).end()
  const ask = async () => fetch(shop.address + path)
  // A line that the shop has put down meanwhile is opened anew.
  const answer = await ask().catch(ask)
  const kept = ['content-type', 'cache-control', 'access-control-allow-origin']
  response.writeHead(answer.status, Object.fromEntries(kept.flatMap((name) => [[name, answer.headers.get(name) ?? '']])))
  response.end(Buffer.from(await answer.arrayBuffer()))
}

test(
  'CPY-21 with an address for files, a browser fetches scripts, styles, fonts and pictures there, and the shop works',
  atDesk,
  async ({ page }) => {
    const asked = new Map<string, number>()
    const wrong: string[] = []
    page.on('response', (response) => asked.set(response.url(), response.status()))
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
    page.on('pageerror', (error) => wrong.push(String(error)))

    await page.goto(`${shop.address}/zh`)
    await waitUntilAwake(page)
    await expect(page.locator('.product-grid img').first()).toHaveJSProperty('complete', true)
    await page.locator('.product-grid h3 a').first().click()
    await page.waitForURL('**/zh/product/**')
    await expect(page.locator('main picture img').first()).toHaveAttribute('src', new RegExp(`^${filesAddress}/media/`))
    // A part that is fetched when it is wanted, with its styles.
    await page.locator('header').getByRole('button', { name: '登入' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)).toBeGreaterThan(0)

    const fetched = () => [...asked].filter(([url]) => /\/(?:assets|media)\//.test(url))
    const kindsFrom = (origin: string) => [
      ...new Set(fetched().flatMap(([url]) => (url.startsWith(`${origin}/`) ? [url.split('.').at(-1)] : []))),
    ]
    for (const kind of ['js', 'css', 'woff2', 'avif']) await expect.poll(() => kindsFrom(filesAddress)).toContain(kind)
    expect(fetched().filter(([, status]) => status >= 400)).toEqual([])
    // Drawings that a page uses piece by piece have to come from where the page does: browsers know no other way.
    expect(kindsFrom(shop.address).filter((kind) => kind !== 'svg')).toEqual([])
    expect(wrong).toEqual([])
  },
)
