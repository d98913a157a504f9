/** Between two ways to do the same. */
export function OrLine({ children }: { children: string }) {
  return <p className="or-line">{children}</p>
}
