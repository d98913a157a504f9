import { defaultLimits, type HoldingName, type Limits, type WindowName } from './limits.ts'

/**
 * The limits as the environment words them: names with a number each and commas between, `declinedCards=20,letters=3/7200`;
 * after the stroke, for those that count in a window, its length in seconds. What is not named stays as it is. Null when
 * something is no name or no number from 1 on.
 */
export function readLimits(text: string): Limits | null {
  const limits = {
    windows: { ...defaultLimits.windows } as Record<WindowName, Limits['windows'][WindowName]>,
    holdings: { ...defaultLimits.holdings } as Record<HoldingName, number>,
  }
  for (const entry of text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')) {
    const [, name = '', most = '', seconds] = /^(\w+)=([1-9]\d{0,8})(?:\/([1-9]\d{0,6}))?$/.exec(entry) ?? []
    if (isWindow(name))
      limits.windows[name] = { most: Number(most), seconds: seconds === undefined ? defaultLimits.windows[name].seconds : Number(seconds) }
    else if (isHolding(name) && seconds === undefined) limits.holdings[name] = Number(most)
    else return null
  }
  return limits
}

const isWindow = (name: string): name is WindowName => Object.hasOwn(defaultLimits.windows, name)
const isHolding = (name: string): name is HoldingName => Object.hasOwn(defaultLimits.holdings, name)
