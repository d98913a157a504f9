import { setTimeout as pause } from 'node:timers/promises'
import { isAway } from '#database/is-away.ts'
import type { Email } from '#ports/mailer.ts'
import type { Language } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { keepLetterRow, saveLetterFailed, saveLetterSent } from './letter-store.ts'

/** Stands in a letter that is kept for the word that opens something. */
export const hiddenWord = '…'

/** What a letter is about: its kind, the object with its running number, and whose data it holds where that is a member. */
export type About = { kind: string; object: 'order' | 'member' | 'staff' | 'stock_notice'; objectId: number; memberId: number | null }

/** `secret`: a word that opens something. It leaves with the letter, and is not kept. */
export type Letter = { about: About; email: Email; language: Language; secret?: string }

/**
 * The one way in which an email leaves the house: kept as it reads, then handed to the mail server. It may be asked for again after a
 * crash, and is the same letter then.
 */
export async function sendLetter(shop: Shop, { about, email, language, secret }: Letter): Promise<void> {
  const kept = (words: string) => (secret === undefined ? words : words.replaceAll(secret, hiddenWord))
  const id = await keepLetterRow(shop.database.db, {
    kind: about.kind,
    object_kind: about.object,
    object_id: about.objectId,
    user_id: about.memberId,
    to_address: email.to,
    lang: language,
    subject: email.subject,
    text: kept(email.text),
    html: kept(email.html),
    message_id: email.messageId,
    written_at: shop.now(),
  })
  await handOver(shop, { id, email })
}

/** Hands a letter that is kept to the mail server, and notes what became of it. */
export async function handOver(shop: Shop, { id, email }: { id: number; email: Email }): Promise<void> {
  const { db } = shop.database
  try {
    await shop.ports.mailer.send(email)
  } catch (error) {
    await saveLetterFailed(db, id)
    throw error
  }
  await noteSent(shop, id)
}

/** So long the database may be away, as while it falls over to another machine, before a letter that has gone is left unnoted. */
const noteTries = 60
const betweenTriesMs = 1000

/** The letter has gone: whatever keeps that from being noted must not have it sent a second time. */
async function noteSent(shop: Shop, id: number): Promise<void> {
  for (let tried = 1; tried <= noteTries; tried += 1) {
    try {
      return await saveLetterSent(shop.database.db, { id, now: shop.now() })
    } catch (error) {
      if (!isAway(error) || tried === noteTries) {
        shop.log.error({ err: error, letter: id }, 'a letter has gone and could not be noted as sent')
        return
      }
      await pause(betweenTriesMs)
    }
  }
}
