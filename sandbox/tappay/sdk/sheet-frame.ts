import { askCompany, hearShop, tellShop } from './inside-frame.ts'
import type { Message } from './open-frame.ts'

// The sheet of Apple Pay or Google Pay: pay, pay with a declined card, or cancel (also with Escape). Until it knows what it is
// asked for, its buttons cannot be pressed: nobody would hear it.

const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-choice]')]

hearShop((message) => {
  if (message.tappay !== 'getPrime') return
  for (const button of buttons) {
    button.addEventListener('click', () => void decide(message, button.dataset['choice']))
    button.disabled = false
  }
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && void decide(message, 'cancel'))
  buttons[0]?.focus()
})
tellShop({ tappay: 'ready' })

async function decide({ id, method, app }: Message, choice: string | undefined) {
  for (const button of buttons) button.disabled = true
  const paying = choice === 'pay' || choice === 'declined'
  const answer = paying
    ? await askCompany('/sdk/wallet-prime', { ...(app as object), method, declined: choice === 'declined' })
    : { status: 401, msg: 'The shopper cancelled' }
  tellShop({ tappay: 'answer', id, answer })
}
