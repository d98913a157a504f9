export type HomeAddress = { zip_code: string | null; county: string | null; district: string | null; address: string | null }

/** An address in Taiwan on one line, as its language writes it: Chinese from the county down and without spaces, English from the street up. */
export function writeAddress(home: HomeAddress): string {
  const {
    zip_code: zip,
    county,
    district,
    address,
  } = { zip_code: home.zip_code ?? '', county: home.county ?? '', district: home.district ?? '', address: home.address ?? '' }
  if (isChinese(county)) return `${zip} ${county}${district}${address}`.trim()
  if (isChinese(address)) return [zip, county, district, address].filter(Boolean).join(' ')
  return [address, district, `${county} ${zip}`.trim()].filter(Boolean).join(', ')
}

function isChinese(words: string): boolean {
  return /\p{Script=Han}/u.test(words)
}
