/** What a ZIP of pictures may be at most (IMP-14). */
export const packedLimits = { bytes: 500 * 1024 * 1024, files: 20_000 } as const

/** Why a ZIP of pictures is not taken. `zipEmpty`: no picture is in it. `zipTwice`: two files of it have one name. */
export const packedFaults = ['zipBytes', 'zipBroken', 'zipFiles', 'zipEmpty', 'zipTwice'] as const
export type PackedFault = (typeof packedFaults)[number]

/** By which name a file means a picture of the ZIP, in whatever folder of it the picture lies; null for what is no picture by its name. */
export function packedName(path: string): string | null {
  const name = path.replaceAll('\\', '/').split('/').at(-1)?.trim().normalize('NFC') ?? ''
  const isHidden = name.startsWith('.') || path.startsWith('__MACOSX/')
  return !isHidden && /\.(?:jpe?g|png|webp|avif|gif|svg|heic|bmp|tiff?)$/i.test(name) ? name : null
}

/** Names of pictures, one a line or with | between them. */
export function readPictures(cell: string): string[] {
  return cell
    .split(/[\n|]|\s+(?=https?:\/\/)/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
}
