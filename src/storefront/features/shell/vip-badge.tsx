import { vipNames } from '#texts/shop/shell.ts'
import { Blossom } from '#ui/pictures/blossom.tsx'
import { useWords } from '#ui/words/words.ts'

/** A member's level, once there is one. */
export function VipBadge({ level }: { level: number }) {
  const say = useWords()
  const name = vipNames[level]
  if (level === 0 || !name) return null
  return (
    <span className="vip-badge">
      <Blossom />
      {say(name)}
    </span>
  )
}
