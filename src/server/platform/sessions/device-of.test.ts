import { expect, test } from 'vitest'
import { deviceOf } from './device-of.ts'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/141.0.0.0 Safari/537.36`, 'Chrome · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge · Windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.1 Safari/605.1.15`, 'Safari · Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox · Linux'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${webkit} Version/26.1 Mobile/15E148 Safari/604.1`, 'Safari · iPhone'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${webkit} CriOS/141.0.7390.96 Mobile/15E148 Safari/604.1`, 'Chrome · iPhone'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${webkit} Mobile/15E148 Safari Line/15.17.0`, 'LINE · iPhone'],
  [
    `Mozilla/5.0 (Linux; Android 16; Pixel 9; wv) ${blink} Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/530.0]`,
    'Facebook · Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S928B) ${blink} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet · Android',
  ],
  ['curl/8.14.1', null],
  ['<b>Line</b> of somebody’s 0912345678', null],
  [undefined, null],
])('SES-05 %s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})

test('SES-05 whatever is named, two words fit into the column', () => {
  expect(deviceOf('SamsungBrowser/1 ChromeOS CrOS Windows Android')?.length).toBeLessThanOrEqual(40)
})
