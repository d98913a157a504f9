import { spawn } from 'node:child_process'

export type ProgramAnswer = { exitCode: number; output: string }

/** Runs one of the programs that npm brought along, under the Node that runs us, and keeps what it says. */
export function runProgram(program: string, args: readonly string[]): Promise<ProgramAnswer> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`node_modules/.bin/${program}`, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    const output: Buffer[] = []
    child.stdout.on('data', (piece: Buffer) => output.push(piece))
    child.stderr.on('data', (piece: Buffer) => output.push(piece))
    child.once('error', reject)
    child.once('close', (exitCode) => resolve({ exitCode: exitCode ?? 1, output: Buffer.concat(output).toString('utf8').trim() }))
  })
}

/** The lines of a failed program, or none of a content one. */
export function complaintsOf({ exitCode, output }: ProgramAnswer): string[] {
  if (exitCode === 0) return []
  return output === '' ? [`ended with ${exitCode} and said nothing`] : output.split('\n')
}
