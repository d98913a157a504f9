import { randomInt } from 'node:crypto'

const families = ['林', '陳', '黃', '張', '李', '王', '吳', '劉', '蔡', '楊', '許', '鄭', '謝', '郭', '洪', '曾', '邱', '廖', '賴', '周']
const given = [
  '怡君',
  '雅婷',
  '志明',
  '家豪',
  '淑芬',
  '俊傑',
  '欣怡',
  '宗翰',
  '佳穎',
  '冠宇',
  '詩涵',
  '承恩',
  '宜庭',
  '柏翰',
  '思妤',
  '品妍',
  '建宏',
  '美玲',
]

/** A name nobody in the cast has; two strangers may share one, as in life. */
export function randomName(): string {
  return `${pick(families)}${pick(given)}`
}

function pick(names: readonly string[]): string {
  return names[randomInt(names.length)] ?? ''
}
