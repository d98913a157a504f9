import { expect, test, type Locator, type Page } from '@playwright/test'
import { productFieldTexts, productPageTexts } from '#texts/office/goods/product-page.ts'
import { doorTexts, roleTexts } from '#texts/office/door.ts'
import { frameTexts } from '#texts/office/frame.ts'
import { heldText, holdReasonTexts, moveTexts } from '#texts/office/orders.ts'
import { noteTexts } from '#texts/office/order-page/notes.ts'
import { savingTexts } from '#texts/office/saving.ts'
import { staffTexts } from '#texts/office/staff.ts'
import { errorTexts } from '#texts/shared/errors.ts'
import { inLanguage, languages, type Text } from '#rules/locale.ts'
import { officePaths } from '../../src/office/data/paths.ts'
import { holdChanges } from './hold-changes.ts'
import { shareBrowsersOf } from './let-time-pass.ts'
import { comeToOffice, keptDrafts, orderOnDelivery, speakAs } from './office-page.ts'
import { atDesk, expectAccessibleInEachTheme, expectFits, onPhone, shopper, toast } from './shopper.ts'

// Saving in the office: nothing typed is lost, nothing is done twice, and what can be taken back is.

/** A product that no other journey looks at. */
const unseen = 96

const invitations = '**/office/api/v1/staff/invitations'

/** Opens the form of an invitation, and fills it. */
async function beginInvitation(page: Page, { say, email }: { say: (text: Text) => string; email: string }) {
  await page.getByRole('button', { name: say(staffTexts.invite) }).click()
  const form = page.getByRole('dialog', { name: say(staffTexts.invite) })
  await form.getByLabel(say(staffTexts.name)).fill('王小安')
  await form.getByLabel(say(doorTexts.email)).fill(email)
  await form.getByRole('checkbox', { name: say(roleTexts.packer) }).check()
  return { form, send: form.getByRole('button', { name: say(staffTexts.send) }), email: form.getByLabel(say(doorTexts.email)) }
}

/** The line is lost after the shop has heard: it has done what was asked, and its answer never comes until the line is mended. */
async function loseAnswers(page: Page): Promise<{ keys: readonly string[]; mend: () => void }> {
  const keys: string[] = []
  let isLost = true
  await page.route(invitations, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    if (!isLost) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  return { keys, mend: () => void (isLost = false) }
}

test.afterEach(({ page }) => speakAs(page, 'zh'))

for (const language of languages) {
  const screen = language === 'zh' ? atDesk : onPhone
  test(`NAV-22 a line that is lost while saving loses no typing and saves once (${language})`, screen, async ({ page }) => {
    const say = (text: Text) => inLanguage(text, language)
    await comeToOffice(page, 'boss', '/office/staff')
    await speakAs(page, language)
    const email = `lost-${language}-${Date.now()}@meihao.example`
    const { form, send, email: field } = await beginInvitation(page, { say, email })
    const line = await loseAnswers(page)
    await send.click()
    await expect(page.locator('#main').getByText(say(savingTexts.confirming)), 'neither done nor failed').toBeVisible()
    await expect(form).toBeVisible()
    await expect(field).toHaveValue(email)
    await expect(page.locator('.toast')).toHaveCount(0)
    await expectFits(shopper(page, language))
    await expect.poll(() => line.keys.length, 'asked again by itself').toBeGreaterThan(1)
    line.mend()
    await expect(form).toHaveCount(0, { timeout: 20_000 })
    await expect(toast(page, say(staffTexts.invited))).toBeVisible()
    await expect(page.getByText(email)).toHaveCount(1)
    await expect(page.getByText(say(savingTexts.confirming))).toHaveCount(0)
    expect(new Set(line.keys).size, 'one press, one key').toBe(1)
    await expectAccessibleInEachTheme(shopper(page, language))
  })
}

test('NAV-20 without a line what is loaded stays with its age, and saving waits with its form open', atDesk, async ({ page, context }) => {
  const say = (text: Text) => inLanguage(text, 'zh')
  await comeToOffice(page, 'boss', '/office/staff')
  const email = `offline-${Date.now()}@meihao.example`
  const { form, send, email: field } = await beginInvitation(page, { say, email })
  await context.setOffline(true)
  const band = page.locator('.line-band')
  await expect(band).toContainText(savingTexts.offline.zh)
  await expect(band, 'the age of what is shown').toContainText(/(剛剛|分鐘前)的資料/)
  await send.click()
  await expect(band).toContainText(savingTexts.waitingToSave.zh)
  await expect(field).toHaveValue(email)
  await context.setOffline(false)
  await expect(form).toHaveCount(0)
  await expect(page.getByText(email)).toHaveCount(1)
  await expect(band).toHaveCount(0)

  const find = page.getByRole('button', { name: frameTexts.searchOrGo.zh })
  const search = page.getByRole('dialog').getByRole('combobox')
  await context.setOffline(true)
  await find.click()
  await expect(toast(page, errorTexts.broken.zh), 'what was never loaded cannot open, and says so').toBeVisible()
  await expect(page.getByText(email), 'the page goes on').toBeVisible()
  await context.setOffline(false)
  await find.click()
  await expect(search, 'opened again, it is asked for anew').toBeVisible()
})

test(
  'what waits for a line is not sent any more when its person says so, and is still there to be sent',
  atDesk,
  async ({ page, context }) => {
    const say = (text: Text) => inLanguage(text, 'zh')
    await comeToOffice(page, 'boss', '/office/staff')
    const email = `not-now-${Date.now()}@meihao.example`
    const { form, send } = await beginInvitation(page, { say, email })
    await expect.poll(() => keptDrafts(page)).toHaveLength(1)
    await context.setOffline(true)
    await send.click()
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await page.getByRole('button', { name: savingTexts.notNow.zh }).click()
    await expect(page.getByRole('alert')).toContainText(errorTexts.broken.zh)
    await context.setOffline(false)
    await page.getByRole('button', { name: staffTexts.invite.zh }).click()
    await form.getByRole('button', { name: savingTexts.draftTake.zh }).click()
    await expect(form.getByLabel(doorTexts.email.zh)).toHaveValue(email)
    await expect(page.getByRole('listitem').filter({ hasText: email })).toHaveCount(0)
  },
)

test('NAV-19 what was typed and not saved is offered again with its age, and is gone with who signs out', atDesk, async ({ page }) => {
  const say = (text: Text) => inLanguage(text, 'zh')
  await comeToOffice(page, 'boss', '/office/staff')
  const email = `draft-${Date.now()}@meihao.example`
  await beginInvitation(page, { say, email })
  await expect.poll(() => keptDrafts(page)).toHaveLength(1)
  // The dialog stands in the address, so it opens by itself.
  await page.reload()
  const form = page.getByRole('dialog', { name: staffTexts.invite.zh })
  await expect(form.getByText(/(剛剛|分鐘前)打到一半的內容/)).toBeVisible()
  await expect(form.getByLabel(doorTexts.email.zh)).toHaveValue('')
  await expectAccessibleInEachTheme(shopper(page, 'zh'))
  await form.getByRole('button', { name: savingTexts.draftTake.zh }).click()
  await expect(form.getByLabel(doorTexts.email.zh)).toHaveValue(email)
  await expect(form.getByRole('checkbox', { name: roleTexts.packer.zh })).toBeChecked()
  await page.goto('/office/me')
  await page.getByRole('button', { name: frameTexts.signOut.zh, exact: true }).click()
  await expect(page.getByRole('heading', { name: doorTexts.title.zh })).toBeVisible()
  await expect.poll(() => keptDrafts(page)).toHaveLength(0)
})

test('NAV-19 whoever closes a dialog before it is answered is not offered again what was saved', atDesk, async ({ page }) => {
  const say = (text: Text) => inLanguage(text, 'zh')
  await comeToOffice(page, 'boss', '/office/staff')
  const email = `closed-${Date.now()}@meihao.example`
  const { form, send } = await beginInvitation(page, { say, email })
  await expect.poll(() => keptDrafts(page)).toHaveLength(1)
  const held = await holdChanges(page, invitations)
  await send.click()
  await held.asked
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  expect(await keptDrafts(page), 'until it is answered').toHaveLength(1)
  held.release()
  await expect(toast(page, staffTexts.invited.zh)).toBeVisible()
  await expect.poll(() => keptDrafts(page)).toHaveLength(0)
  await page.getByRole('button', { name: staffTexts.invite.zh }).click()
  await expect(form.getByLabel(doorTexts.email.zh)).toHaveValue('')
  await expect(form.getByRole('button', { name: savingTexts.draftTake.zh })).toHaveCount(0)
})

test('NAV-19 a note that was begun waits for seven days, and on a shared browser no longer than the session', atDesk, async ({ page }) => {
  const number = await orderOnDelivery(page, { name: '王小蘭' })
  await comeToOffice(page, 'care', `/office/orders/${number}`)
  const notes = page.getByRole('region', { name: noteTexts.heading.zh })
  const words = notes.getByLabel(noteTexts.write.zh)
  const write = async (text: string) => {
    await words.fill(text)
    await expect.poll(() => keptDrafts(page)).toHaveLength(1)
  }
  await write('買家要送人，請分開包')
  const dayMs = 86_400_000
  await page.clock.setSystemTime(Date.now() + 6 * dayMs)
  await page.reload()
  await notes.getByRole('button', { name: savingTexts.draftTake.zh }).click()
  await expect(words).toHaveValue('買家要送人，請分開包')
  await words.fill('')
  await expect.poll(() => keptDrafts(page), 'taken back, it is not kept').toHaveLength(0)
  await write('再打一次')
  await page.clock.setSystemTime(Date.now() + 14 * dayMs)
  await page.reload()
  await expect(words).toBeVisible()
  await expect.poll(() => keptDrafts(page), 'older than seven days').toHaveLength(0)
  await expect(notes.getByRole('button', { name: savingTexts.draftTake.zh })).toHaveCount(0)

  await shareBrowsersOf('care@meihao.example')
  await page.reload()
  await write('共用電腦上打的字')
  await page.context().clearCookies({ name: 'office_session' })
  await notes.getByRole('button', { name: noteTexts.save.zh }).click()
  await expect(page.getByRole('dialog', { name: doorTexts.endedTitle.zh })).toBeVisible()
  await expect.poll(() => keptDrafts(page), 'the session is over').toHaveLength(0)
  await page.getByRole('dialog').getByRole('button', { name: /care$/ }).click()
  await expect(words, 'the page goes on as it was').toHaveValue('共用電腦上打的字')
})

test(
  'NAV-16 an order that is held is let go again by one press within ten seconds, which wait while nobody looks',
  atDesk,
  async ({ page }) => {
    const number = await orderOnDelivery(page, { name: '王小竹' })
    await comeToOffice(page, 'care', `/office/orders/${number}`)
    await page.locator('.page-bar').getByRole('button', { name: moveTexts.hold.zh }).click()
    await page.getByRole('dialog').getByRole('combobox').selectOption(holdReasonTexts.buyer.zh)
    await page.getByRole('dialog').getByRole('button', { name: moveTexts.hold.zh, exact: true }).click()
    await expect(page.getByText(heldText(holdReasonTexts.buyer).zh)).toBeVisible()
    const undo = page.locator('.toast').getByRole('button', { name: savingTexts.undo.zh })
    await undo.hover()
    await expect(page.locator('.toast.held')).toBeVisible()
    await undo.click()
    await expect(toast(page, savingTexts.undone.zh)).toBeVisible()
    await expect(page.getByText(heldText(holdReasonTexts.buyer).zh)).toHaveCount(0)
  },
)

test(
  'NAV-16 on a phone a sentence lies over nothing that is to be pressed, and goes by itself where a finger has been',
  onPhone,
  async ({ page, context }) => {
    await comeToOffice(page, 'boss', officePaths.product(unseen))
    const price = page.getByLabel(productFieldTexts.price.zh, { exact: true })
    const before = await price.inputValue()
    const bar = page.locator('.selection-bar')
    const save = bar.getByRole('button', { name: productPageTexts.save.zh })
    await price.fill(String(Number(before) - 1))
    await save.click()
    const undo = page.locator('.toast').getByRole('button', { name: savingTexts.undo.zh })
    await expect(undo).toBeVisible()
    // Without a line the sentence stays, so that the two can be seen together.
    await context.setOffline(true)
    await price.fill(before)
    await expect(save).toBeVisible()
    await expect(async () => {
      const [upper, lower, dock] = await Promise.all(
        [page.locator('.toasts'), bar, page.locator('.dock')].map((place) => place.boundingBox()),
      )
      expect(endOf(upper)).toBeLessThanOrEqual(startOf(lower))
      expect(endOf(lower)).toBeLessThanOrEqual(startOf(dock))
    }, 'once both have come to rest').toPass({ timeout: 15_000 })
    await bar.getByRole('button', { name: productPageTexts.revert.zh }).click()
    await expect(bar).toHaveCount(0)
    await context.setOffline(false)
    await undo.click()
    await expect(toast(page, savingTexts.undone.zh)).toBeVisible()
    await expect(price).toHaveValue(before)
    await expect(page.locator('.toast'), 'though the pointer lies where it has come').toHaveCount(0)
  },
)

type Box = Awaited<ReturnType<Locator['boundingBox']>> | undefined
const startOf = (box: Box) => box?.y ?? Number.NaN
const endOf = (box: Box) => startOf(box) + (box?.height ?? Number.NaN)
