import { expect, test, type Page } from '@playwright/test'
import { languages } from '#rules/locale.ts'
import { doorTexts } from '#texts/office/door.ts'
import { frameTexts } from '#texts/office/frame.ts'
import { scopeText } from '#texts/office/scopes.ts'
import { staffTexts } from '#texts/office/staff.ts'
import { deliveryStateTexts, endKeyOf, eventTexts, keysTexts, logOfWebhook, webhookMove, webhooksTexts } from '#texts/office/webhooks.ts'
import { controlTexts } from '#texts/shared/controls.ts'
import { isSignedBy, openWebhookReceiver } from '../support/webhook-receiver.ts'
import { holdChanges } from './hold-changes.ts'
import { ageSecondFactors } from './let-time-pass.ts'
import { comeToOffice, orderOnDelivery, speakAs } from './office-page.ts'
import { atDesk, expectAccessible, expectAccessibleInEachTheme, expectFits, oneScreen, shopper, toast } from './shopper.ts'

// Programs: one that calls the office with a key, one that is told what happens.

const at = '/office/webhooks'

test.afterEach(({ page }) => speakAs(page, 'zh'))

const callWith = (page: Page, key: string) =>
  fetch(new URL('/office/api/v1/orders', page.url()), { headers: { authorization: `Bearer ${key}` } }).then(({ status }) => status)

for (const language of languages) {
  test(
    `ACC-47 ACC-48 ACC-49 a key that has leaked is ended, and opens nothing from then on (${language})`,
    oneScreen(language),
    async ({ page }) => {
      const boss = shopper(page, language)
      const { say } = boss
      await comeToOffice(page, 'boss', at)
      await speakAs(page, language)
      await ageSecondFactors('boss@meihao.example', 11)
      await page.reload()
      await page.getByRole('button', { name: say(keysTexts.open) }).click()
      const again = page.getByRole('dialog', { name: say(staffTexts.stepUpTitle) })
      await again.getByLabel(say(doorTexts.code)).fill('000000')
      await again.getByRole('button', { name: say(staffTexts.stepUp) }).click()
      await page.getByRole('button', { name: say(keysTexts.add) }).click()
      const dialog = page.getByRole('dialog', { name: say(keysTexts.add) })
      const name = `ERP ${language} ${Date.now()}`
      await dialog.getByLabel(say(keysTexts.name), { exact: true }).fill(name)
      await dialog.getByRole('checkbox', { name: `${say(scopeText('orders.view'))} orders.view` }).check()
      await expect(dialog.getByLabel(say(keysTexts.days))).toHaveValue('90')
      await dialog.getByLabel(say(keysTexts.networks)).fill('home')
      await expectAccessible(boss)
      await dialog.getByRole('button', { name: say(keysTexts.add) }).click()
      await expect(dialog.getByText('203.0.113.0/24')).toBeVisible()
      await dialog.getByLabel(say(keysTexts.networks)).fill('127.0.0.0/8')
      await dialog.getByRole('button', { name: say(keysTexts.add) }).click()
      const shown = page.getByRole('dialog', { name: say(keysTexts.made) })
      const key = (await shown.locator('output').textContent()) ?? ''
      expect(key).toMatch(/^mhk_[\w-]{51}$/)
      await expectAccessible(boss)
      await shown.getByRole('button', { name: say(webhooksTexts.kept) }).click()
      await expect(page.getByText(key), 'it is shown once').toHaveCount(0)
      expect(await callWith(page, key)).toBe(200)
      await page.reload()
      const row = page.getByRole('listitem').filter({ hasText: name })
      await expect(row).toContainText(say(keysTexts.lastUsed))
      await expect(row).toContainText('127.0.0.1')
      await expectFits(boss)
      await expectAccessibleInEachTheme(boss)
      await row.getByRole('button', { name: say(endKeyOf(name)) }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say(keysTexts.endNow) })
        .click()
      await expect(row.getByText(say(keysTexts.isEnded))).toBeVisible()
      expect(await callWith(page, key)).toBe(401)
    },
  )

  test(
    `ACC-50 ACC-51 ACC-54 ACC-56 a webhook is told of an order, is not heard for a while, and is sent again (${language})`,
    oneScreen(language),
    async ({ page }) => {
      const boss = shopper(page, language)
      const { say } = boss
      const receiver = await openWebhookReceiver()
      await comeToOffice(page, 'boss', at)
      await speakAs(page, language)
      await page.getByRole('button', { name: say(webhooksTexts.add) }).click()
      const dialog = page.getByRole('dialog', { name: say(webhooksTexts.add) })
      const url = dialog.getByLabel(say(webhooksTexts.url))
      await url.fill('https://10.0.0.8/hooks')
      await dialog.getByRole('checkbox', { name: `${say(eventTexts['order.placed'])} order.placed` }).check()
      await expectAccessible(boss)
      await dialog.getByRole('button', { name: say(webhooksTexts.save) }).click()
      await expect(dialog.locator('.error-text')).toBeVisible()
      await url.fill(receiver.address)
      await dialog.getByRole('button', { name: say(webhooksTexts.save) }).click()
      const shown = page.getByRole('dialog', { name: say(webhooksTexts.secretTitle) })
      const secret = (await shown.locator('output').textContent()) ?? ''
      expect(secret).toMatch(/^whsec_/)
      await shown.getByRole('button', { name: say(webhooksTexts.kept) }).click()
      await expect(page.getByText(receiver.address)).toBeVisible()
      await expectFits(boss)
      await expectAccessibleInEachTheme(boss)

      const number = await orderOnDelivery(page, { name: '王小梅' })
      // An order of the journey before may be told of only now.
      const ofOrder = () => receiver.heard.filter(({ body }) => body.includes(number))
      await expect.poll(() => ofOrder().length).toBe(1)
      expect(isSignedBy(secret, ofOrder()[0] ?? { headers: {}, body: '', path: '' })).toBe(true)
      await page.getByRole('link', { name: say(logOfWebhook(receiver.address)) }).click()
      const told = page.getByRole('listitem').filter({ hasText: number })
      await expect(told.getByText(say(deliveryStateTexts.done))).toBeVisible()

      receiver.answer((response) => void response.writeHead(500).end('out of order'))
      await page.goto(at)
      await page.getByRole('button', { name: say(webhookMove(webhooksTexts.test, receiver.address)) }).click()
      await expect(toast(page, say(webhooksTexts.tested))).toBeVisible()
      await page.getByRole('link', { name: say(logOfWebhook(receiver.address)) }).click()
      const test = page.getByRole('listitem').filter({ hasText: 'webhook.test' })
      await expect(test.getByText(say(deliveryStateTexts.waiting))).toBeVisible()
      await test.locator('summary').click()
      await expect(test.getByText('out of order').first()).toBeVisible()
      await expectFits(boss)
      await expectAccessibleInEachTheme(boss)
      receiver.answer((response) => void response.writeHead(204).end())
      await test.getByRole('button').click()
      await expect(test.getByText(say(deliveryStateTexts.done))).toBeVisible()
      const ids = receiver.heard.filter(({ body }) => body.includes('webhook.test')).map(({ headers }) => headers['webhook-id'])
      expect(new Set(ids).size).toBe(1)
      await page.goto(at)
      await page.getByRole('button', { name: say(webhookMove(webhooksTexts.remove, receiver.address)) }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say(webhooksTexts.removeNow) })
        .click()
      await expect(page.getByText(receiver.address)).toHaveCount(0)
      await receiver.close()
    },
  )
}

test(
  'ACC-47 whoever closes the dialog of a new key, or leaves its page, before the answer is shown the key all the same',
  atDesk,
  async ({ page }) => {
    await comeToOffice(page, 'boss', at)
    const dialog = page.getByRole('dialog', { name: keysTexts.add.zh })
    const shown = page.getByRole('dialog', { name: keysTexts.made.zh })
    const make = async (name: string) => {
      await page.getByRole('button', { name: keysTexts.add.zh }).click()
      await dialog.getByLabel(keysTexts.name.zh, { exact: true }).fill(name)
      await dialog.getByRole('checkbox', { name: `${scopeText('orders.view').zh} orders.view` }).check()
      const held = await holdChanges(page, '**/office/api/v1/keys')
      await dialog.getByRole('button', { name: keysTexts.add.zh }).click()
      await held.asked
      return held
    }
    const read = async () => {
      const key = (await shown.locator('output').textContent()) ?? ''
      expect(await callWith(page, key)).toBe(200)
      await shown.getByRole('button', { name: webhooksTexts.kept.zh }).click()
      await expect(shown).toHaveCount(0)
    }
    const closed = await make(`ERP ${Date.now()}`)
    await dialog.getByRole('button', { name: controlTexts.close.zh, exact: true }).click()
    await expect(dialog).toHaveCount(0)
    closed.release()
    await read()
    const left = await make(`WMS ${Date.now()}`)
    await dialog.getByRole('button', { name: controlTexts.close.zh, exact: true }).click()
    await page.getByRole('link', { name: frameTexts.today.zh, exact: true }).click()
    await expect(page).toHaveURL('/office')
    left.release()
    await read()
  },
)
