import { greetMailServer } from '#adapters/smtp/greet-mail-server.ts'
import { well, type Finding } from './finding.ts'
import type { House } from './open-house.ts'

/** Whether the mail server lets the shop in. Nothing is sent. */
export async function examineMail({ config, patienceMs }: House): Promise<Finding[]> {
  await greetMailServer({ url: config.SMTP_URL, patienceMs })
  return [well('mail', 'the mail server lets the shop in')]
}
