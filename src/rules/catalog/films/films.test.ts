import { expect, test } from 'vitest'
import { isCaptions } from './captions.ts'
import { youtubeFilm } from './film-address.ts'
import { faultOfFilm } from './film-file.ts'

const film = { video: ['avc1.42c00c'], audio: ['mp4a.40.2'], seconds: 12.3, lastByte: 900, bytes: 1000 }

test.each([
  [{}, null],
  [{ audio: [] }, null],
  [{ seconds: 120.02 }, null],
  [{ seconds: 120.6 }, 'seconds'],
  [{ video: [] }, 'codec'],
  [{ video: ['hev1.1.6.L30.90'] }, 'codec'],
  [{ video: ['avc1.42c00c', 'av01.0.04M.08'] }, 'codec'],
  [{ audio: ['Opus'] }, 'codec'],
  [{ lastByte: 1001 }, 'broken'],
  [{ seconds: 0 }, 'broken'],
] as const)('D-206 a film of %o: %s', (facts, fault) => {
  expect(faultOfFilm({ ...film, ...facts })).toBe(fault)
})

test.each([
  ['https://www.youtube.com/watch?v=abcdef12345&t=3', 'abcdef12345'],
  ['https://www.youtube.com/watch?app=desktop&v=abcdef12345', 'abcdef12345'],
  ['https://youtu.be/abcdef12345', 'abcdef12345'],
  ['https://m.youtube.com/shorts/abcdef12345', 'abcdef12345'],
  ['https://www.youtube-nocookie.com/embed/abcdef12345', 'abcdef12345'],
  ['https://evil.example/?www.youtube.com/embed/abcdef12345', null],
  ['http://youtu.be/abcdef12345', null],
])('GDS-36 the film of %s is %s', (address, name) => {
  expect(youtubeFilm(address)).toBe(name)
})

test('GDS-36 captions are WebVTT with at least one line', () => {
  expect(isCaptions('WEBVTT\n\n00:00.000 --> 00:02.000\n抹上一層')).toBe(true)
  expect(isCaptions('\uFEFFWEBVTT - 教學\r\n\r\n1\r\n00:00:00.000 --> 00:00:02.000\r\nOne coat')).toBe(true)
  for (const wrong of ['', 'WEBVTT\n', '1\n00:00:00,000 --> 00:00:02,000\nSRT', '<b>WEBVTT</b>\n00:00.000 --> 00:02.000'])
    expect(isCaptions(wrong)).toBe(false)
})
