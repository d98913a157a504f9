import { merchants } from './tappay/methods.ts'

/**
 * The made-up keys with which the shop and the sandbox know each other. They open nothing anywhere else.
 * A merchant id chooses the way to pay, as at the real company.
 */
export const sandboxKeys = {
  tappay: {
    appId: 12001,
    appKey: 'app_meihaoSandboxAppKey0000000000000000000000000000000000000001',
    partnerKey: 'partner_meihaoSandboxPartnerKey00000000000000000000000000000001',
    merchants: { ...merchants, card: merchants.direct_pay },
  },
  bank: { company: '99123', key: 'bank_meihaoSandboxKey00000000000000000000000000000000001' },
  line: { channelId: '2000012001', channelSecret: '5f2b1c0e9d8a47b6a3c4d5e6f7089a1b' },
  einvoice: {
    merchantId: '2000132',
    hashKey: 'meihaoEinvoiceK1',
    hashIv: 'meihaoEinvoiceI1',
    qrKey: '0123456789abcdef0123456789abcdef',
    sellerTaxId: '12345675',
  },
  logistics: { merchantId: '2000132', hashKey: 'meihaoLogisticK1', hashIv: 'meihaoLogisticI1' },
  facebook: { appId: '120010012001200', appSecret: 'c0ffee12001a4b5c6d7e8f9012345678' },
}

export type SandboxKeys = typeof sandboxKeys
