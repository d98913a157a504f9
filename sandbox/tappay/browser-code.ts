import { fileURLToPath } from 'node:url'
import { build } from 'vite'

export type Program = 'tpdirect' | 'field-frame' | 'sheet-frame' | 'wallet-frame'

const built = new Map<Program, Promise<string>>()

/** One of the programs that run in the browser, bundled the first time somebody asks for it. */
export function browserCode(program: Program): Promise<string> {
  const known = built.get(program)
  if (known) return known
  const code = bundle(program)
  built.set(program, code)
  code.catch(() => built.delete(program))
  return code
}

async function bundle(program: Program): Promise<string> {
  const entry = fileURLToPath(new URL(`./sdk/${program}.ts`, import.meta.url))
  const result = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: '__sandbox', fileName: () => `${program}.js` },
    },
  })
  const output = Array.isArray(result) ? result[0] : result
  if (!output || !('output' in output)) throw new Error(`The browser program ${program} could not be bundled`)
  return output.output[0].code
}
