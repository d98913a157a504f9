import { createTransferBank } from '#adapters/bank/transfer-bank.ts'
import { createEinvoicePlatform } from '#adapters/einvoice/einvoice-platform.ts'
import { createEinvoiceCarrierRegister } from '#adapters/einvoice/einvoice-carrier-register.ts'
import { createFacebookSignIn, type FacebookSettings } from '#adapters/facebook/facebook-sign-in.ts'
import { createLineSignIn, type LineSettings } from '#adapters/line/line-sign-in.ts'
import { createLogisticsCourier } from '#adapters/logistics/logistics-courier.ts'
import { createLogisticsStoreDirectory } from '#adapters/logistics/logistics-store-directory.ts'
import { createPictureSource } from '#adapters/pictures/picture-source.ts'
import { createSmtpMailer } from '#adapters/smtp/smtp-mailer.ts'
import { createTappayCardVault } from '#adapters/tappay/tappay-card-vault.ts'
import { createTappayCardCompany } from '#adapters/tappay/tappay-card-company.ts'
import { createWebhookReceivers } from '#adapters/webhooks/webhook-receivers.ts'
import type { Ports } from '#server/platform/shop.ts'
import { merchantsOf, type Config } from './config.ts'

/** The ways to everybody outside, to where the configuration says that they are. */
export function openPorts(config: Config): Ports {
  return {
    cardCompany: createTappayCardCompany({
      address: config.TAPPAY_ADDRESS,
      partnerKey: config.TAPPAY_PARTNER_KEY,
      merchants: merchantsOf(config),
    }),
    cardVault: createTappayCardVault({ address: config.TAPPAY_ADDRESS, partnerKey: config.TAPPAY_PARTNER_KEY }),
    bank: createTransferBank({ address: config.BANK_ADDRESS, company: config.BANK_COMPANY, key: config.BANK_KEY }),
    signIn: openSignIn(config),
    mailer: createSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM }),
    carrierRegister: createEinvoiceCarrierRegister(einvoiceOf(config)),
    invoices: createEinvoicePlatform(einvoiceOf(config)),
    storeDirectory: createLogisticsStoreDirectory(logisticsOf(config)),
    courier: createLogisticsCourier({
      ...logisticsOf(config),
      sender: { name: config.SENDER_NAME, phone: config.SENDER_PHONE, zipCode: config.SENDER_ZIP_CODE, address: config.SENDER_ADDRESS },
    }),
    pictures: createPictureSource({ networks: config.PICTURE_NETWORKS, authorities: config.PICTURE_AUTHORITIES }),
    webhooks: createWebhookReceivers({ networks: config.WEBHOOK_NETWORKS, authorities: config.WEBHOOK_AUTHORITIES }),
  }
}

function openSignIn(config: Config): Ports['signIn'] {
  return { line: createLineSignIn(lineOf(config)), facebook: createFacebookSignIn(facebookOf(config)) }
}

export function lineOf(config: Config): LineSettings {
  return {
    authorizeAddress: config.LINE_AUTHORIZE_ADDRESS,
    apiAddress: config.LINE_API_ADDRESS,
    issuer: config.LINE_ISSUER,
    channelId: config.LINE_CHANNEL_ID,
    channelSecret: config.LINE_CHANNEL_SECRET,
  }
}

export function facebookOf(config: Config): FacebookSettings {
  return {
    dialogAddress: config.FACEBOOK_DIALOG_ADDRESS,
    graphAddress: config.FACEBOOK_GRAPH_ADDRESS,
    appId: config.FACEBOOK_APP_ID,
    appSecret: config.FACEBOOK_APP_SECRET,
  }
}

function logisticsOf(config: Config) {
  return {
    address: config.LOGISTICS_ADDRESS,
    merchantId: config.LOGISTICS_MERCHANT_ID,
    hashKey: config.LOGISTICS_HASH_KEY,
    hashIv: config.LOGISTICS_HASH_IV,
  }
}

function einvoiceOf(config: Config) {
  return {
    address: config.EINVOICE_ADDRESS,
    merchantId: config.EINVOICE_MERCHANT_ID,
    hashKey: config.EINVOICE_HASH_KEY,
    hashIv: config.EINVOICE_HASH_IV,
  }
}
