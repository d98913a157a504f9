import type { CardFault } from '#rules/saved-card.ts'
import type { Text } from '#rules/locale.ts'

/** Why a saved card cannot pay any more, as the card itself says it (CRD-08). */
export const cardFaultTexts: Readonly<Record<CardFault, Text>> = {
  expired: { zh: '卡片已過期，請改用其他卡片', en: 'This card has expired. Please use another one' },
  refused: { zh: '發卡銀行拒絕了這張卡片，請改用其他卡片或聯絡銀行', en: 'The bank has declined this card. Please use another one or ask your bank' },
  forgotten: { zh: '這張卡片的授權已失效，結帳時請重新輸入卡號', en: 'This card is no longer authorised. Please enter it anew at checkout' },
}
