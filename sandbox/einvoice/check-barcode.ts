import type { Call } from './call.ts'

/** Barcodes that begin /AB exist; /ZZZZZZZ finds the tax office's register out of order; any other is unknown. */
export const checkBarcode: Call = ({ BarCode }) => {
  if (typeof BarCode !== 'string' || !/^\/[0-9A-Z.+-]{7}$/.test(BarCode)) return { RtnCode: 1600003, RtnMsg: 'BarCode Error' }
  if (BarCode === '/ZZZZZZZ') return 'offline'
  return { RtnCode: 1, RtnMsg: '查詢成功', IsExist: BarCode.startsWith('/AB') ? 'Y' : 'N' }
}
