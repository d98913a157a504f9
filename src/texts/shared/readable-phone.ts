/** A mobile number of Taiwan as people there write it, `0912 345 678`; any other number as it was given. */
export function readablePhone(phone: string): string {
  return phone.replace(/^(?:\+886|0)(9\d\d)(\d{3})(\d{3})$/, '0$1 $2 $3')
}
