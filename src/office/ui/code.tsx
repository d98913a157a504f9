/** A number of twelve signs in groups of four; copied, it has no gaps. */
export function Code({ children }: { children: string }) {
  const [, first, second, rest] = /^([A-Z\d]{4})([A-Z\d]{4})([A-Z\d]{4}(?:-\d+)?)$/.exec(children) ?? []
  if (first === undefined) return <span className="code">{children}</span>
  return (
    <span className="code">
      {first}
      <span className="mx-[0.28em]">{second}</span>
      {rest}
    </span>
  )
}
