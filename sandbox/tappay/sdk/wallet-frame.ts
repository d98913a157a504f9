import { askCompany, hearShop, tellShop } from './inside-frame.ts'

// A frame nobody sees, which asks for wallet primes from the company's own origin.

hearShop((message) => {
  if (message.tappay !== 'getPrime') return
  const { id, method, app } = message
  void askCompany('/sdk/wallet-prime', { ...(app as object), method }).then((answer) => tellShop({ tappay: 'answer', id, answer }))
})
tellShop({ tappay: 'ready' })
