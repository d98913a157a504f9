import { json, page } from '../web/replies.ts'
import { createRequestLog } from '../web/request-log.ts'
import type { Ask, Reply } from '../web/exchange.ts'
import { serve, type Routes, type Running } from '../web/serve.ts'
import { createLetters, type Letter, type Letters } from './letters.ts'
import { inboxPage, letterPage } from './pages.ts'
import { startSmtp } from './start-smtp.ts'

export type MailboxOptions = { host: string; port: number; smtpPort: number; publicHost: string }

/** Mail in by SMTP, a readable inbox out by HTTP. */
export async function startMailbox(options: MailboxOptions): Promise<Running & { smtpPort: number }> {
  const letters = createLetters()
  const smtp = await startSmtp({ host: options.host, port: options.smtpPort, letters })
  try {
    const inbox = await serve({ name: 'Mailbox', ...options, log: createRequestLog(() => false), routes: routesOf(letters) })
    return { ...inbox, smtpPort: smtp.port, stop: async () => void (await Promise.all([inbox.stop(), smtp.stop()])) }
  } catch (error) {
    await smtp.stop()
    throw error
  }
}

function routesOf(letters: Letters): Routes {
  return {
    'GET /': (ask) => page(inboxPage({ letters: letters.list(recipient(ask)), to: recipient(ask) })),
    'GET /messages/*': (ask) => orNotFound(letters.find(lastPart(ask)), (letter) => page(letterPage(letter))),
    'GET /html/*': (ask) => orNotFound(letters.find(lastPart(ask)), showHtml),
    'GET /attachments/*': (ask) => showAttachment(letters, lastPart(ask)),
    'GET /api/messages': (ask) => json(letters.list(recipient(ask)).map(withoutContents)),
    'GET /api/messages/*': (ask) => orNotFound(letters.find(lastPart(ask)), (letter) => json(withoutContents(letter))),
    'DELETE /api/messages': () => {
      letters.empty()
      return { status: 204 }
    },
  }
}

function recipient(ask: Ask): string | null {
  return ask.query.get('to') || null
}

function lastPart(ask: Ask): string {
  return ask.path.slice(ask.path.lastIndexOf('/') + 1)
}

function orNotFound(letter: Letter | undefined, show: (letter: Letter) => Reply): Reply {
  return letter ? show(letter) : { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'There is no such letter' }
}

/** A letter's HTML runs without script, whoever wrote it. Its links open outside the frame. */
function showHtml(letter: Letter): Reply {
  const policy =
    "sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation; default-src 'none'; img-src * data:; style-src 'unsafe-inline'"
  return { headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }, body: linksOutside(letter.html) }
}

function linksOutside(html: string): string {
  const base = '<base target="_top">'
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + base) : base + html
}

function showAttachment(letters: Letters, name: string): Reply {
  const [id = '', index = ''] = name.split('.')
  const attachment = letters.find(id)?.attachments[Number(index)]
  if (!attachment) return { status: 404 }
  return {
    headers: {
      'content-type': attachment.mimeType,
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
    },
    body: attachment.content,
  }
}

function withoutContents(letter: Letter) {
  return {
    ...letter,
    attachments: letter.attachments.map(({ filename, mimeType, content }) => ({ filename, mimeType, bytes: content.length })),
  }
}
