/** A phone number as lists show it, to everybody (MBR-01): `0912***678`. */
export function maskPhone(phone: string): string {
  const figures = phone.replace(/^\+886/, '0').replaceAll(/\D/g, '')
  return figures.length < 8 ? '***' : `${figures.slice(0, 4)}***${figures.slice(-3)}`
}

/** An e-mail address as lists show it, to everybody (MBR-01): `m***@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return at < 1 ? '***' : `${first}***${email.slice(at)}`
}
