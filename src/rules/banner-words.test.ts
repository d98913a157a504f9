import { expect, test } from 'vitest'
import { bannerWords } from './banner-words.ts'

test('SHL-18 a banner says its headline, its offer and its call to action, the last two where they are written', () => {
  expect(bannerWords('梅開時節，好事成雙｜六件備齊。｜看禮盒')).toEqual({
    headline: '梅開時節，好事成雙',
    offer: '六件備齊。',
    call: '看禮盒',
  })
  expect(bannerWords('Good things | Six pieces. | See the set')).toEqual({
    headline: 'Good things',
    offer: 'Six pieces.',
    call: 'See the set',
  })
  expect(bannerWords('Spring')).toEqual({ headline: 'Spring', offer: undefined, call: undefined })
  expect(bannerWords('Spring ｜ ｜ Look')).toEqual({ headline: 'Spring', offer: undefined, call: 'Look' })
})
