import { inLanguage, languages, type Language } from '#rules/locale.ts'
import type { WordsOfCells, WordsRead } from '#rules/imports/read-cell.ts'
import { controlTexts } from '../../shared/controls.ts'
import { importTexts } from './imports.ts'

/** How flags and temperatures stand in a file of this language. */
export function wordsIn(language: Language): WordsOfCells {
  const say = (text: { zh: string; en: string }) => inLanguage(text, language)
  const { normal, refrigeration, freezing } = controlTexts.temperatures
  return {
    yes: say(importTexts.yes),
    no: say(importTexts.no),
    temperatures: { normal: say(normal), refrigeration: say(refrigeration), freezing: say(freezing) },
  }
}

export const wordsOfCells: readonly WordsOfCells[] = languages.map(wordsIn)

/** How they may stand in a file of somebody else. */
export const wordsRead: WordsRead = {
  yes: ['是', '有', 'yes', 'true', 'y', '1', 'v'],
  no: ['否', '無', 'no', 'false', 'n', '0', 'x'],
  temperatures: {
    normal: ['常溫', 'room temperature', 'normal', 'ambient'],
    refrigeration: ['冷藏', 'chilled', 'refrigerated', 'refrigeration'],
    freezing: ['冷凍', 'frozen', 'freezing'],
  },
}
