/** What a banner says: large, below it what is offered, and what a press does. */
export type BannerWords = { headline: string; offer: string | undefined; call: string | undefined }

/**
 * A banner has one title, as the API sends it. Staff part it by `｜` or `|`: headline, offer, call to action. The last two
 * may be left out.
 */
export function bannerWords(title: string): BannerWords {
  const [headline = '', offer, call] = title.split(/[|｜]/).map((part) => part.trim())
  return { headline, offer: offer || undefined, call: call || undefined }
}
