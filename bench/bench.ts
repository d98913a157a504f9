import { isReached, saveFigures, tableOf, type Figure } from './figures.ts'

// npm run bench -- <name>: measures and says whether the budgets hold. Without a name: everything but the fresh clone.

const measurements: Record<string, () => Promise<Figure[]>> = {
  pages: async () => (await import('./pages.ts')).measurePages(),
  rendering: async () => (await import('./rendering.ts')).measureRendering(),
  load: async () => (await import('./first-load.ts')).measureFirstLoad(),
  start: async () => (await import('./start.ts')).measureStart(),
  clone: async () => (await import('./clone.ts')).measureClone(),
}

const asked = process.argv.slice(2)
const names = asked.length > 0 ? asked : Object.keys(measurements).filter((name) => name !== 'clone')
const unknown = names.find((name) => !(name in measurements))
if (unknown !== undefined) {
  console.error(`There is no measurement "${unknown}". There are: ${Object.keys(measurements).join(', ')}.`)
  process.exit(1)
}

for (const name of names) {
  const figures = (await measurements[name]?.()) ?? []
  const file = await saveFigures(name, figures)
  console.log(`\n${name}\n\n${tableOf(figures)}\n\n${file}`)
  if (!figures.every(isReached)) process.exitCode = 1
}
process.exit()
