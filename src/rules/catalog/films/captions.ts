/** Longer ones than two minutes of talking ever need. */
export const mostCaptionSigns = 100_000

/** Whether a text is WebVTT with something in it. Source: https://www.w3.org/TR/webvtt1/#file-structure */
export function isCaptions(text: string): boolean {
  const plain = text.replace(/^\uFEFF/, '')
  return /^WEBVTT(?:[ \t][^\n]*)?\r?\n/.test(plain) && /^(?:\d+:)?\d\d:\d\d\.\d{3} --> (?:\d+:)?\d\d:\d\d\.\d{3}/m.test(plain)
}
