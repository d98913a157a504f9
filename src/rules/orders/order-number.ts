/** No 0, 1: nobody has to tell them from O, I when reading a number aloud (D-57). */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789'

/**
 * The public number of an order (D-59): 12 characters that tell nothing and meet no tab.
 * Wants 16 random bytes: then every number is as likely as every other, to one part in 10^20.
 */
export function newOrderNumber(random: Uint8Array): string {
  return spell(random, { length: 12, bytes: 16 })
}

/** The number that a member reads to customer service: U and 9 characters. Wants 8 random bytes. */
export function newUid(random: Uint8Array): string {
  return `U${spell(random, { length: 9, bytes: 8 })}`
}

/** The part of a shared wishlist's address that cannot be guessed: 20 characters. Wants 16 random bytes. */
export function newShareToken(random: Uint8Array): string {
  return spell(random, { length: 20, bytes: 16 })
}

/** A discount code for one member: 8 characters, typed by hand. Wants 8 random bytes. */
export function newShareCode(random: Uint8Array): string {
  return spell(random, { length: 8, bytes: 8 })
}

function spell(random: Uint8Array, { length, bytes }: { length: number; bytes: number }): string {
  if (random.length < bytes) throw new Error(`${bytes} random bytes are wanted, ${random.length} were given`)
  let rest = 0n
  for (const byte of random.subarray(0, bytes)) rest = rest * 256n + BigInt(byte)
  let word = ''
  while (word.length < length) {
    word += alphabet.charAt(Number(rest % 34n))
    rest /= 34n
  }
  return word
}
