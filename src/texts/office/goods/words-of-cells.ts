import { inLanguage, languages, type Language, type Text } from '#rules/locale.ts'
import type { WordsOfCells, WordsRead } from '#rules/imports/read-cell.ts'
import { controlTexts } from '../../shared/controls.ts'
import { allergenTexts, labelKindTexts, netUnitTexts, countryTexts, returnRightTexts } from '../../shared/label.ts'
import { labelPageTexts } from './label.ts'
import { discountKindTexts, importTexts } from './imports.ts'

/** How flags and temperatures stand in a file of this language. */
export function wordsIn(language: Language): WordsOfCells {
  const say = (text: { zh: string; en: string }) => inLanguage(text, language)
  const { normal, refrigeration, freezing } = controlTexts.temperatures
  return {
    yes: say(importTexts.yes),
    no: say(importTexts.no),
    choices: Object.fromEntries(Object.entries(chosen).map(([field, names]) => [field, sayAll(names, say)])),
    discounts: { amount: say(discountKindTexts.amount), percent: say(discountKindTexts.percent) },
    temperatures: { normal: say(normal), refrigeration: say(refrigeration), freezing: say(freezing) },
  }
}

/** What may be chosen on a label, by its field in files. */
const chosen: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  label_kind: labelKindTexts,
  return_right: returnRightTexts,
  'label.net_unit': netUnitTexts,
  'label.origin': countryTexts,
  'label.maker_role': { maker: labelPageTexts.maker, importer: labelPageTexts.importer },
  'label.nutrition.unit': { g: netUnitTexts.g, mL: netUnitTexts.mL },
  'label.allergens': allergenTexts,
}

const sayAll = (names: Readonly<Record<string, Text>>, say: (text: Text) => string) =>
  Object.fromEntries(Object.entries(names).map(([code, name]) => [code, say(name)]))

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
  choices: Object.fromEntries(
    Object.entries(chosen).map(([field, names]) => [
      field,
      Object.fromEntries(Object.entries(names).map(([code, { zh, en }]) => [code, [zh, en]])),
    ]),
  ),
  discounts: {
    amount: ['折抵金額', '折抵', '金額', 'amount', 'fixed', 'fixed_amount'],
    percent: ['打折 %', '百分比', '%', 'percent', 'percentage'],
  },
}
