import { levelText } from '#texts/office/members/members.ts'
import { useWords } from '#ui/words/words.ts'

/** A level as a word; those above the first stand out. */
export function LevelTag({ level }: { level: number }) {
  const say = useWords()
  return level > 0 ? <span className="tag vip">{say(levelText(level))}</span> : <span className="dim">{say(levelText(level))}</span>
}
