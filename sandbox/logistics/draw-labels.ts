import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { toBuffer } from 'bwip-js/node'
import Pdf from 'pdfkit'
import { unpackFont } from '../web/unpack-font.ts'
import type { KeptParcel } from './parcels.ts'

const fonts = join(dirname(createRequire(import.meta.url).resolve('@fontsource/noto-sans-tc/package.json')), 'files')
let chinese: Buffer | undefined
const font = (): Buffer => (chinese ??= unpackFont(readFileSync(join(fonts, 'noto-sans-tc-chinese-traditional-500-normal.woff'))))

const a4 = { width: 595.28, height: 841.89 }
const label = { width: a4.width / 2, height: a4.height / 2 }
const margin = 18

const temperatures: Readonly<Record<string, string>> = { '0001': '常溫', '0002': '冷藏', '0003': '冷凍' }
const sizes: Readonly<Record<string, string>> = { '0001': '60 公分', '0002': '90 公分', '0003': '120 公分', '0004': '150 公分' }

/** Four labels on a sheet of A4, as the company prints them. */
export async function drawLabels(parcels: readonly KeptParcel[]): Promise<Uint8Array> {
  const document = new Pdf({ size: 'A4', margin: 0, font: '', info: { Title: parcels.map(({ tracking }) => tracking).join(' ') } })
  document.font(font())
  const parts: Uint8Array[] = []
  document.on('data', (part: Uint8Array) => parts.push(part))
  const ended = new Promise((resolve) => document.once('end', resolve))
  for (const [index, parcel] of parcels.entries()) {
    if (index > 0 && index % 4 === 0) document.addPage()
    await drawLabel(document, { parcel, left: (index % 2) * label.width, top: Math.floor((index % 4) / 2) * label.height })
  }
  document.end()
  await ended
  return Buffer.concat(parts)
}

type Spot = { parcel: KeptParcel; left: number; top: number }

async function drawLabel(document: InstanceType<typeof Pdf>, { parcel: { fields, tracking }, left, top }: Spot): Promise<void> {
  const width = label.width - 2 * margin
  const x = left + margin
  const isHome = fields['LogisticsType'] === 'HOME'
  const collect = Number(fields['CollectionAmount'] ?? 0)
  document
    .lineWidth(0.5)
    .rect(left + margin / 2, top + margin / 2, label.width - margin, label.height - margin)
    .stroke()
  document.fontSize(15).text(isHome ? '黑貓宅急便 託運單' : '7-ELEVEN 取貨標籤', x, top + margin, { width })
  const bars = await toBuffer({ bcid: 'code128', text: tracking, height: 14, scale: 3 })
  document.image(bars, x, document.y + 6, { width, height: 56 })
  document.fontSize(13).text(tracking, x, document.y + 66, { width, align: 'center' })
  const rows = [
    ['訂單', fields['MerchantTradeNo']],
    ['收件人', fields['ReceiverName']],
    ['電話', fields['ReceiverCellPhone']],
    isHome ? ['地址', `${fields['ReceiverZipCode'] ?? ''} ${fields['ReceiverAddress'] ?? ''}`] : ['門市', fields['ReceiverStoreID']],
    ...(isHome
      ? [
          ['溫層', temperatures[fields['Temperature'] ?? '']],
          ['規格', sizes[fields['Specification'] ?? '']],
        ]
      : []),
    ['寄件人', fields['SenderName']],
  ]
  document.fontSize(10)
  for (const [name = '', words = ''] of rows) {
    const y = document.y + 4
    document.text(name, x, y, { width: 48 })
    document.text(words, x + 50, y, { width: width - 50 })
  }
  document.fontSize(16).text(collect > 0 ? `代收 ${collect} 元` : '不代收', x, top + label.height - margin - 28, { width, align: 'right' })
}
