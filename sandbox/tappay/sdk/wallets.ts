import { openFrame, type Answer, type Frame } from './open-frame.ts'
import { isPageWallet, methodNames, type Method } from '../methods.ts'
import { shopApp } from './shop-app.ts'

let hiddenFrame: Frame | null = null

/** A prime for a wallet that asks its shopper on a page of its own, later. */
function askWalletPrime(method: Method): Promise<Answer> {
  hiddenFrame ??= openHiddenFrame()
  return hiddenFrame.ask({ tappay: 'getPrime', method, app: { ...shopApp } })
}

/** The wallets by the library's names for them: linePay for line_pay. */
export const pageWallets = Object.fromEntries(
  methodNames
    .filter(isPageWallet)
    .map((method) => [
      method.replace('_pay', 'Pay'),
      { getPrime: (callback: (result: Answer) => void) => void askWalletPrime(method).then(callback) },
    ]),
)

type AccountCallback = ((result: Answer) => void) | ((error: Answer | null, result: Answer) => void)

/** The company's own pages show this callback with one argument and with two; both are served. */
export const virtualAccount = {
  async getPrime(callback?: AccountCallback): Promise<Answer> {
    const result = await askWalletPrime('virtual_account')
    if (callback && takesOne(callback)) callback(result)
    else callback?.(result.status === 0 ? null : result, result)
    return result
  },
}

function takesOne(callback: AccountCallback): callback is (result: Answer) => void {
  return callback.length < 2
}

function openHiddenFrame(): Frame {
  const container = document.createElement('div')
  container.hidden = true
  document.body.append(container)
  return openFrame({ container, path: '/sdk/frame/wallet', query: {}, title: 'TapPay' })
}
