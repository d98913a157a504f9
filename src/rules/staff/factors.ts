/** What somebody proves with who they are: whether they have a password and an authenticator app, and how many passkeys. */
export type Factors = { password: boolean; totp: boolean; passkeys: number }

/** So many passkeys has one person at most (ACC-16). */
export const mostPasskeys = 10

/** With so few recovery codes left, new ones are asked for (ACC-18). */
export const fewRecoveryCodes = 3

/**
 * Whether one of them can go. A second factor has to stay (ACC-15), and something that signs in: a passkey alone, or a password with
 * the app.
 */
export function canRemove({ password, totp, passkeys }: Factors, which: 'totp' | 'passkey'): boolean {
  const left = which === 'totp' ? { totp: false, passkeys } : { totp, passkeys: passkeys - 1 }
  return left.passkeys > 0 || (left.totp && password)
}
