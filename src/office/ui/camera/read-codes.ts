import type { BarcodeDetector as Detector, BarcodeFormat } from 'barcode-detector/ponyfill'

/** Every format that stands on goods and papers of the shop (PCK-09). */
const formats: BarcodeFormat[] = ['ean_13', 'ean_8', 'upc_a', 'code_128', 'code_39', 'qr_code']

/** Reads codes in a picture: the browser's own reader, or where it has none one that comes from the office itself. */
export async function openReader(): Promise<(picture: HTMLVideoElement) => Promise<string[]>> {
  const detector = (await ownDetector()) ?? (await broughtDetector())
  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue)
}

async function ownDetector(): Promise<Pick<Detector, 'detect'> | null> {
  const Own = (globalThis as { BarcodeDetector?: typeof Detector }).BarcodeDetector
  const known = (await Own?.getSupportedFormats()) ?? []
  return Own && formats.every((format) => known.includes(format)) ? new Own({ formats }) : null
}

async function broughtDetector(): Promise<Pick<Detector, 'detect'>> {
  const [{ BarcodeDetector, prepareZXingModule }, { default: address }] = [
    await import('barcode-detector/ponyfill'),
    await import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]
  prepareZXingModule({ overrides: { locateFile: () => address } })
  return new BarcodeDetector({ formats })
}

/** The same code is not heard again for so long. */
const sameCodeMs = 1500

/** Lets each code through once, and the same one again only after a while. */
export function onceInAWhile(tell: (code: string) => void, now: () => number = () => performance.now()): (code: string) => void {
  let last = { code: '', at: -Infinity }
  return (code) => {
    const at = now()
    const isSame = code === last.code && at - last.at < sameCodeMs
    if (!isSame) last = { code, at }
    if (!isSame) tell(code)
  }
}
