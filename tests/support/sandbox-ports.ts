import { sandboxKeys } from '../../sandbox/keys.ts'
import type { SandboxAddresses } from '../../sandbox/start-sandbox.ts'
import { createTransferBank } from '#adapters/bank/transfer-bank.ts'
import { createEinvoiceCarrierRegister } from '#adapters/einvoice/einvoice-carrier-register.ts'
import { createEinvoicePlatform } from '#adapters/einvoice/einvoice-platform.ts'
import { createFacebookSignIn } from '#adapters/facebook/facebook-sign-in.ts'
import { createLineSignIn } from '#adapters/line/line-sign-in.ts'
import { createLogisticsCourier } from '#adapters/logistics/logistics-courier.ts'
import { createLogisticsStoreDirectory } from '#adapters/logistics/logistics-store-directory.ts'
import { createPictureSource } from '#adapters/pictures/picture-source.ts'
import { createSmtpMailer } from '#adapters/smtp/smtp-mailer.ts'
import { createTappayCardVault } from '#adapters/tappay/tappay-card-vault.ts'
import { createTappayCardCompany } from '#adapters/tappay/tappay-card-company.ts'
import { createWebhookReceivers } from '#adapters/webhooks/webhook-receivers.ts'
import type { Ports } from '#server/platform/shop.ts'
import { receiverAuthority } from './webhook-receiver.ts'

const { tappay: tappayKeys, line: lineKeys, facebook: facebookKeys } = sandboxKeys

/** The shop's way to its providers, when they are the sandbox's. */
export function portsTo({ tappay, line, facebook, einvoice, logistics, bank, smtpPort }: SandboxAddresses): Ports {
  return {
    cardVault: createTappayCardVault({ address: tappay, partnerKey: tappayKeys.partnerKey }),
    cardCompany: createTappayCardCompany({ address: tappay, partnerKey: tappayKeys.partnerKey, merchants: tappayKeys.merchants }),
    bank: createTransferBank({ address: bank, ...sandboxKeys.bank }),
    signIn: {
      line: createLineSignIn({ authorizeAddress: line, apiAddress: line, issuer: 'https://access.line.me', ...lineKeys }),
      facebook: createFacebookSignIn({ dialogAddress: facebook, graphAddress: facebook, ...facebookKeys }),
    },
    mailer: createSmtpMailer({ url: `smtp://127.0.0.1:${smtpPort}`, from: 'Meihao <hello@meihao.example>' }),
    carrierRegister: createEinvoiceCarrierRegister({ address: einvoice, ...sandboxKeys.einvoice }),
    invoices: createEinvoicePlatform({ address: einvoice, ...sandboxKeys.einvoice }),
    storeDirectory: createLogisticsStoreDirectory({ address: logistics, ...sandboxKeys.logistics }),
    courier: createLogisticsCourier({
      address: logistics,
      ...sandboxKeys.logistics,
      sender: { name: '梅好', phone: '0227000000', zipCode: '106', address: '臺北市大安區永康街 1 號' },
    }),
    pictures: createPictureSource({ networks: ['127.0.0.1/32'], authorities: receiverAuthority, patienceMs: 10_000 }),
    webhooks: createWebhookReceivers({ networks: ['127.0.0.1/32'], authorities: receiverAuthority, patienceMs: 1000 }),
  }
}
