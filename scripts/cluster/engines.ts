import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Whom servers run as; null for whoever runs this. */
export type Owner = { uid: number; gid: number } | null

export type EngineStart = {
  /** Under which it is known here; what it says is kept in a log of this name. */
  name: string
  program: string
  args: readonly string[]
  owner: Owner
  env?: Readonly<Record<string, string | undefined>>
}

/** A program of the cluster in a process group of its own, so that Ctrl-C reaches it in our order only. */
export type Engine = {
  isAlive: () => boolean
  signal: (signal: NodeJS.Signals) => void
  /** Asks it to leave, and kills it when it does not. */
  stop: () => Promise<void>
  /** Kills it and all that it has started, as when its machine goes. */
  kill: () => Promise<void>
}

export type Engines = {
  run: (start: EngineStart) => void
  get: (name: string) => Engine | undefined
  /** Those whose names begin like one of these, all at once. */
  stop: (...names: readonly string[]) => Promise<void>
  logOf: (name: string) => string
}

const patienceMs = 90_000

export function openEngines(home: string): Engines {
  const engines = new Map<string, Engine>()
  const logOf = (name: string) => join(home, `${name}.log`)
  return {
    run: (start) => void engines.set(start.name, startEngine(start, logOf(start.name))),
    get: (name) => engines.get(name),
    async stop(...names) {
      const chosen = [...engines].filter(([each]) => names.some((name) => each.startsWith(name)))
      await Promise.all(chosen.map(([, engine]) => engine.stop()))
    },
    logOf,
  }
}

function startEngine({ program, args, owner, env = process.env }: EngineStart, log: string): Engine {
  const child = spawn(program, args, { ...owner, env: { ...env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const file = createWriteStream(log, { flags: 'a' })
  child.stdout.pipe(file, { end: false })
  child.stderr.pipe(file, { end: false })
  child.on('error', (error) => void file.write(`${error.message}\n`))
  // What it has said may come after it has ended.
  child.on('close', () => void file.end())
  const ended = once(child, 'exit').then(
    () => undefined,
    () => undefined,
  )
  return {
    isAlive: () => child.exitCode === null && child.signalCode === null,
    signal: (signal) => void child.kill(signal),
    async stop() {
      child.kill('SIGTERM')
      const bell = new AbortController()
      await Promise.race([ended, pause(patienceMs, undefined, { signal: bell.signal }).catch(() => undefined)])
      bell.abort()
      signalGroup(child, 'SIGKILL')
      await ended
    },
    async kill() {
      signalGroup(child, 'SIGKILL')
      await ended
    },
  }
}

/** Also those whose leader has gone already. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch {
    // Nobody of it is left.
  }
}
