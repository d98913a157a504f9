/** A heading in phrases that are never split: it breaks after its punctuation, or between words. */
export function Phrases({ text }: { text: string }) {
  return text.split(/(?<=[，。、！？；：])/).map((phrase) => (
    <span key={phrase} className="phrase whitespace-normal">
      {phrase}
    </span>
  ))
}
