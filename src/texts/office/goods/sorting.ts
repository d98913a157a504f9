import type { Text } from '#rules/locale.ts'

/** What is said while something is moved to another place in a list, by pointer or by keyboard. */
export const sortingTexts = {
  how: {
    zh: '按空白鍵拿起，用方向鍵移動，再按空白鍵放下；按 Esc 取消',
    en: 'Press space to lift, the arrow keys to move and space to put down; Escape takes it back',
  },
} satisfies Record<string, Text>

export const moveOf = (name: string): Text => ({ zh: `移動「${name}」`, en: `Move ${name}` })

export const liftedFrom = (name: string, place: number): Text => ({
  zh: `拿起「${name}」，在第 ${place} 個`,
  en: `${name} lifted, at place ${place}`,
})

export const isOver = (name: string, place: number): Text => ({
  zh: `「${name}」移到第 ${place} 個`,
  en: `${name} moved to place ${place}`,
})

export const putDownAt = (name: string, place: number): Text => ({
  zh: `「${name}」放在第 ${place} 個`,
  en: `${name} put down at place ${place}`,
})

export const takenBack = (name: string): Text => ({ zh: `「${name}」放回原位`, en: `${name} is back in its place` })
