import { Stryker } from '@stryker-mutator/core'

// npm run mutate -- cart promotions: changes those rules, one small thing at a time, and tells which changes no test
// noticed. A name stands for all rules that begin with it; without names, the rules of the cart are meant.

const asked = process.argv.slice(2)
const names = asked.length > 0 ? asked : ['cart', 'promotions', 'discount', 'bundle']

await new Stryker({
  mutate: [...names.map((name) => `src/rules/${name}*.ts`), '!**/*.test.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/testing/vitest-of-rules.config.ts' },
  coverageAnalysis: 'perTest',
  // Rules and their tests need none of this, and copying it takes time.
  ignorePatterns: ['src/{adapters,database,server,storefront}', 'bench', 'docs', 'public', 'sandbox'],
  // Our TypeScript does not have the interface by which Stryker would rewrite this file; nothing in it is needed here.
  tsconfigFile: 'none',
  tempDirName: 'test-results/mutants',
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: 'test-results/mutants.html' },
  jsonReporter: { fileName: 'test-results/mutants.json' },
  thresholds: { high: 95, low: 90, break: 90 },
  concurrency: 2,
}).runMutationTest()
