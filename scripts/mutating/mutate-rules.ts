import { Stryker } from '@stryker-mutator/core'

const usual = ['cart', 'promotions', 'discount', 'bundle']

/** All mistakes in the rules that begin with these names, judged by the tests of the rules alone, in minutes; of the cart, when none is named. */
export async function mutateRules(names: readonly string[]): Promise<void> {
  await new Stryker({
    mutate: [...(names.length > 0 ? names : usual).map((name) => `src/rules/**/${name}*.ts`), '!**/*.test.ts'],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/testing/vitest-of-rules.config.ts' },
    coverageAnalysis: 'perTest',
    // Rules and their tests need none of this, and copying it takes time.
    ignorePatterns: ['src/{adapters,database,demo,main,ports,server,storefront,ui}', 'bench', 'docs', 'public', 'sandbox'],
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
}
