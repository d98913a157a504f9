import { mutateDrawn } from './mutating/mutate-drawn.ts'
import { readWishes } from './mutating/read-wishes.ts'

// Changes the code, one small thing at a time, and tells which changes no test noticed. What can be asked for stands in
// mutating/read-wishes.ts.

const wishes = readWishes(process.argv.slice(2))
if (wishes.way === 'drawn') await mutateDrawn(wishes)
else await (await import('./mutating/mutate-rules.ts')).mutateRules(wishes.names)
