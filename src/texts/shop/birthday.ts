import type { Text } from '#rules/locale.ts'

export const birthdayTexts = {
  title: { zh: '你的生日是哪一天？', en: 'When is your birthday?' },
  reason: {
    zh: '生日當月會送上一份禮物，填好後就不能更改。',
    en: 'There is a gift for you in the month of your birthday. Once saved, the date stays.',
  },
  year: { zh: '年', en: 'Year' },
  month: { zh: '月', en: 'Month' },
  day: { zh: '日', en: 'Day' },
  choose: { zh: '–', en: '–' },
  confirm: { zh: '確認', en: 'Confirm' },
  review: { zh: '這天對嗎？', en: 'Is this right?' },
  edit: { zh: '返回修改', en: 'Go back and edit' },
  saved: { zh: '生日已儲存', en: 'Your birthday has been saved' },
} as const

export const confirmDay = (day: string): Text => ({ zh: `確認 ${day}`, en: `Confirm ${day}` })
