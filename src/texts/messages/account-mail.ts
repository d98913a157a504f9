import type { Text } from '#rules/locale.ts'

/** Words of the letter that asks to which account money goes back. */
export const accountMailTexts = {
  subject: (number: string): Text => ({ zh: `訂單 ${number} 的退款帳戶`, en: `Your account for the refund of order ${number}` }),
  ask: ({ number, amount }: { number: string; amount: string }): Text => ({
    zh: `訂單 ${number} 有一筆 ${amount} 的退款。這筆錢不能退回原本的付款方式，我們會用銀行匯款退給你。請按下面的按鈕填寫收款帳戶，不用登入。`,
    en: `A refund of ${amount} of order ${number} can’t go back the way you paid, so we transfer it to your bank account. Please enter the account with the button below; there is no need to sign in.`,
  }),
  when: {
    zh: '收到帳戶後，約 3 個工作天內匯出。',
    en: 'Once we have your account, the transfer is made within some 3 working days.',
  },
  button: { zh: '填寫收款帳戶', en: 'Enter your account' },
  careful: {
    zh: '我們不會用電話或訊息問你的帳號、密碼或驗證碼，也不會請你操作 ATM。',
    en: 'We never ask for account numbers, passwords or codes by phone or message, and never ask you to use an ATM.',
  },
} as const satisfies Record<string, Text | ((...values: never[]) => Text)>
