import { toSVG, type RenderOptions } from 'bwip-js/node'
import Pdf from 'pdfkit'
import { invoicePeriod, proofBarcode, proofQrCodes, type InvoiceFacts } from '#rules/invoices/invoice-proof.ts'
import { proofTexts } from '#texts/shop/invoice.ts'
import { chineseFont } from '#server/platform/papers/fonts.ts'
import { drawSvg, pointsPerMm, type Place } from '#server/platform/papers/paper.ts'
import { encryptCheck } from './encrypt-check.ts'

/** The slip of the tax office: 5.7 cm wide, 9 cm high. */
const [width, height] = [57 * pointsPerMm, 90 * pointsPerMm]
const margin = 4 * pointsPerMm
const inner = width - 2 * margin

/** `mark`: what stands beside the title of a proof that is not the original. */
export type ProofToDraw = { invoice: InvoiceFacts; mark: 'reprint' | 'test' | null }

/**
 * Proofs of invoices, one on each page, in the order that the tax office wants: shop, title, period, number, time, random code and
 * total, seller and buyer, bar code, two QR codes of one size. The font is embedded, cut down to the signs it needs. They are
 * tagged, so that they can be read aloud: the words in their order, and the codes by their names.
 */
export async function drawProofs(
  proofs: readonly ProofToDraw[],
  { name, qrKey }: { name: string; qrKey: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const [first] = proofs
  const document = new Pdf({
    size: [width, height],
    margin: 0,
    font: '',
    pdfVersion: '1.7',
    lang: 'zh-TW',
    tagged: true,
    displayTitle: true,
    autoFirstPage: false,
    info: {
      Title: [proofTexts.title, ...proofs.map(({ invoice }) => invoice.number)].join(' '),
      Author: name,
      ...(first && { CreationDate: first.invoice.issuedAt }),
    },
  })
  document.font(chineseFont())
  const parts: Uint8Array[] = []
  document.on('data', (part: Uint8Array) => parts.push(part))
  const ended = new Promise((resolve) => document.once('end', resolve))
  const slip = document.struct('Document')
  document.addStructure(slip)
  for (const proof of proofs) {
    document.addPage()
    drawSlip({ document, slip }, { proof, name, qrKey })
  }
  document.end()
  await ended
  return Uint8Array.from(Buffer.concat(parts))
}

function drawSlip({ document, slip }: Drawn, { proof, name, qrKey }: { proof: ProofToDraw; name: string; qrKey: string }): void {
  const { invoice, mark } = proof
  document.y = margin
  const row = (text: string, size: number, structType = 'P') =>
    document.fontSize(size).text(text, margin, document.y, { width: inner, align: 'center', lineGap: 1, structParent: slip, structType })
  row(name, 13)
  row(`${proofTexts.title}${mark ? proofTexts[mark] : ''}`, 14, 'H1')
  row(proofTexts.period(invoicePeriod(invoice.issuedAt)), 17)
  row(`${invoice.number.slice(0, 2)}-${invoice.number.slice(2)}`, 17)
  document.moveDown(0.15)
  pair({ document, slip }, [taipeiTime(invoice.issuedAt), invoice.buyerTaxId ? proofTexts.companyFormat : ''])
  pair({ document, slip }, [proofTexts.random(invoice.randomCode), proofTexts.total(invoice.amount)])
  pair({ document, slip }, [proofTexts.seller(invoice.sellerTaxId), invoice.buyerTaxId ? proofTexts.buyer(invoice.buyerTaxId) : ''])
  drawCodes({ document, slip }, { invoice, qrKey })
}

type Document = InstanceType<typeof Pdf>

/** The page, and what of it is read aloud. */
type Drawn = { document: Document; slip: ReturnType<Document['struct']> }

/** Two words on one line, at both ends; the second may be none. */
function pair({ document, slip: structParent }: Drawn, [left, right]: readonly [string, string]): void {
  const { y } = document
  document.fontSize(8).text(left, margin, y, { width: inner, align: 'left', lineBreak: false, structParent })
  if (right !== '') document.text(right, margin, y, { width: inner, align: 'right', lineBreak: false, structParent })
  document.y = y + 11
}

function drawCodes({ document, slip }: Drawn, { invoice, qrKey }: { invoice: InvoiceFacts; qrKey: string }): void {
  const { left, right } = proofQrCodes(invoice, encryptCheck(invoice, qrKey))
  // Version 6 for both, so that they are of one size.
  const qr = (text: string) => toSVG({ bcid: 'qrcode', text, eclevel: 'L', version: '6' } as RenderOptions)
  const top = document.y + 3
  const side = (inner - 10) / 2
  const figure = (alt: string, drawing: { svg: string; place: Place }) =>
    slip.add(document.struct('Figure', { alt }, () => drawSvg(document, drawing.svg, drawing.place)))
  const barcode = toSVG({ bcid: 'code39', text: proofBarcode(invoice) })
  figure(proofTexts.barcode, { svg: barcode, place: { x: margin, y: top, width: inner, height: 18 } })
  figure(proofTexts.leftCode, { svg: qr(left), place: { x: margin, y: top + 24, width: side, height: side } })
  figure(proofTexts.rightCode, { svg: qr(right), place: { x: margin + side + 10, y: top + 24, width: side, height: side } })
}

/** 2026-11-21 12:34:56 */
function taipeiTime(moment: Date): string {
  return new Date(moment.getTime() + 8 * 60 * 60 * 1000).toISOString().slice(0, 19).replace('T', ' ')
}
