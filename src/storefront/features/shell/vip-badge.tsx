import { vipNames } from '#texts/shell.ts'
import { Blossom } from '../../ui/blossom.tsx'
import { useWords } from '../../ui/words.ts'

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
