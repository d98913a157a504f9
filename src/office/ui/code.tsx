/** A number of twelve signs in groups of four; copied, it has no gaps. */
export function Code({ children }: { children: string }) {
  const [, head = children, tail = ''] = /^([A-Z2-9]{12})(-\d+)?$/.exec(children) ?? []
  const groups = head.length === 12 ? [head.slice(0, 4), head.slice(4, 8), head.slice(8)] : [head]
  return (
    <span className="code">
      {groups.map((group, place) => (
        <span key={group + String(place)} className={place > 0 ? 'ml-[0.28em]' : undefined}>
          {group}
        </span>
      ))}
      {tail}
    </span>
  )
}
