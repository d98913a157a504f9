import { expect, test } from 'vitest'
import { pictureAt, pictureSources } from './picture.ts'

const plum = '/media/products/polish-plum.3f9c2a1b77de.webp'

test('a picture is offered as AVIF and WebP in the widths asked for', () => {
  expect(pictureSources(plum, [400, 800])).toEqual({
    avif: '/media/products/polish-plum.3f9c2a1b77de-400.avif 400w, /media/products/polish-plum.3f9c2a1b77de-800.avif 800w',
    webp: '/media/products/polish-plum.3f9c2a1b77de-400.webp 400w, /media/products/polish-plum.3f9c2a1b77de-800.webp 800w',
    src: plum,
  })
})

test.each(['https://profile.line-scdn.net/0h1', '/media/products/no-version.webp', ''])(
  'a picture that is not ours (%s) is left as it is',
  (url) => {
    expect(pictureSources(url, [400])).toEqual({ src: url })
    expect(pictureAt(url, { width: 400, format: 'jpg' })).toBe(url)
  },
)

test('a shared link shows a JPEG, also under a full address', () => {
  expect(pictureAt(`https://meihao.example${plum}`, { width: 1200, format: 'jpg' })).toBe(
    'https://meihao.example/media/products/polish-plum.3f9c2a1b77de-1200.jpg',
  )
})
