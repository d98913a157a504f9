import type { Arrow } from './read-imports.ts'

/** Files that import each other in a ring, each ring once, as the way from a file back to itself. */
export function findCircles(arrows: readonly Arrow[]): string[][] {
  const next = Map.groupBy(arrows, ({ from }) => from)
  const done = new Set<string>()
  const way: string[] = []
  const circles: string[][] = []
  const visit = (file: string): void => {
    const at = way.indexOf(file)
    if (at !== -1) circles.push([...way.slice(at), file])
    if (at !== -1 || done.has(file)) return
    way.push(file)
    for (const { to } of next.get(file) ?? []) visit(to)
    way.pop()
    done.add(file)
  }
  for (const file of next.keys()) visit(file)
  return circles
}
