/** A product shows so many films at most. */
export const mostFilmsOfProduct = 10

/** A film of the shop's own, by the fingerprint of its bytes. */
const ownFilm = /^\/media\/films\/[0-9a-f]{20}\.[0-9a-f]{12}\.mp4$/
const ownCaptions = /^\/media\/films\/[0-9a-f]{20}\.[0-9a-f]{12}\.vtt$/

export const isOwnFilm = (address: string) => ownFilm.test(address)
export const isOwnCaptions = (address: string) => ownCaptions.test(address)

/** The film of an address at YouTube, however it is written; null of any other. */
export function youtubeFilm(address: string): string | null {
  return (
    /^https:\/\/(?:www\.|m\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/))([\w-]{6,})/.exec(
      address,
    )?.[1] ?? null
  )
}
