import { readCounts } from './results.ts'

// The last line of .ci/run: what the last `npm test` counted, in one line.
const counts = Object.values(readCounts())
const sum = (pick: 'passed' | 'failed') => counts.reduce((total, each) => total + each[pick], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
