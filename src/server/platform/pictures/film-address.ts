import { textUpTo } from '#contract/shared/fields.ts'

/** Where a film is: an address elsewhere, such as YouTube, or a file that the shop itself serves. Whether it plays is not looked at. */
export const filmAddress = textUpTo(500).regex(
  /^(?:https:\/\/[^\s\\]+|\/film-[a-z0-9-]{1,80}\.(?:webm|mp4)|\/media\/films\/[0-9a-f]{20}\.[0-9a-f]{12}\.mp4)$/,
  'An address that begins with https://, or a film of the shop: /film-<name>.webm',
)
