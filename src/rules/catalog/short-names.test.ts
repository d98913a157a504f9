import { expect, test } from 'vitest'
import { shortNames } from './short-names.ts'

const polish = ['光療指甲油・紅梅 10 ml', '光療指甲油・霧玫 10 ml', '磁吸貓眼甲油膠・夜空 10 ml']

test.each([
  [polish, ['紅梅', '霧玫', '夜空']],
  [
    ['Gel polish, Red Plum, 10 ml', 'Gel polish, Milk White, 10 ml'],
    ['Red Plum', 'Milk White'],
  ],
  [
    ['高麗菜豬肉水餃 30 入', '鮮蝦水餃 24 入'],
    ['高麗菜豬肉水餃 30', '鮮蝦水餃 24'],
  ],
  [
    ['手工皂', '護手霜'],
    ['手工皂', '護手霜'],
  ],
  [['獨一無二'], ['獨一無二']],
])('PRD-32 of %j only what tells them apart is said', (names, short) => {
  expect(shortNames(names)).toEqual(short)
})
