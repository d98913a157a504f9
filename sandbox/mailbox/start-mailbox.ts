import { json, page } from '../web/replies.ts'
import { createRequestLog } from '../web/request-log.ts'
import type { Ask, Reply } from '../web/exchange.ts'
import { serve, type Routes, type Running } from '../web/serve.ts'
import { createInbox, type ReceivedEmail, type Inbox } from './inbox.ts'
import { inboxPage, emailPage } from './pages.ts'
import { startSmtp } from './start-smtp.ts'

export type MailboxOptions = { host: string; port: number; smtpPort: number; publicHost: string }

/** Mail in by SMTP, a readable inbox out by HTTP. */
export async function startMailbox(options: MailboxOptions): Promise<Running & { smtpPort: number }> {
  const inbox = createInbox()
  const smtp = await startSmtp({ host: options.host, port: options.smtpPort, inbox })
  try {
    const web = await serve({ name: 'Mailbox', ...options, log: createRequestLog(() => false), routes: routesOf(inbox) })
    return { ...web, smtpPort: smtp.port, stop: async () => void (await Promise.all([web.stop(), smtp.stop()])) }
  } catch (error) {
    await smtp.stop()
    throw error
  }
}

function routesOf(inbox: Inbox): Routes {
  return {
    'GET /': (ask) => page(inboxPage({ emails: inbox.list(recipient(ask)), to: recipient(ask) })),
    'GET /messages/*': (ask) => orNotFound(inbox.find(lastPart(ask)), (email) => page(emailPage(email))),
    'GET /html/*': (ask) => orNotFound(inbox.find(lastPart(ask)), showHtml),
    'GET /attachments/*': (ask) => showAttachment(inbox, lastPart(ask)),
    'GET /api/messages': (ask) => json(inbox.list(recipient(ask)).map(withoutContents)),
    'GET /api/messages/*': (ask) => orNotFound(inbox.find(lastPart(ask)), (email) => json(withoutContents(email))),
    'DELETE /api/messages': () => {
      inbox.empty()
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

function orNotFound(email: ReceivedEmail | undefined, show: (email: ReceivedEmail) => Reply): Reply {
  return email ? show(email) : { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'There is no such email' }
}

/** An email's HTML runs without script, whoever wrote it. Its links open outside the frame. */
function showHtml(email: ReceivedEmail): Reply {
  const policy =
    "sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation; default-src 'none'; img-src * data:; style-src 'unsafe-inline'"
  return { headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }, body: linksOutside(email.html) }
}

function linksOutside(html: string): string {
  const base = '<base target="_top">'
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + base) : base + html
}

function showAttachment(inbox: Inbox, name: string): Reply {
  const [id = '', index = ''] = name.split('.')
  const attachment = inbox.find(id)?.attachments[Number(index)]
  if (!attachment) return { status: 404 }
  return {
    headers: {
      'content-type': attachment.mimeType,
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
    },
    body: attachment.content,
  }
}

function withoutContents(email: ReceivedEmail) {
  return {
    ...email,
    attachments: email.attachments.map(({ filename, mimeType, content }) => ({ filename, mimeType, bytes: content.length })),
  }
}
