const longest = 80

/** A name for addresses, from an English one (GDS-17); empty where it has no letters or digits. */
export function proposeSlug(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return cut(words.join('-'), longest)
}

/** The same name with a number, still short enough: `rose-gel-2`. */
export function numberedSlug(slug: string, number: number): string {
  const end = `-${number}`
  return `${cut(slug, longest - end.length)}${end}`
}

const cut = (slug: string, length: number) => slug.slice(0, length).replace(/-+$/, '')
