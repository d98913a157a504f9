import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import type { MemberPressure, Pressed } from './press-as-members.ts'

/** Asks for one address as several members at once, from a process of its own. A call that fails ends the measurement. */
export async function pressAsMembers(pressure: MemberPressure): Promise<Pressed> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'press-as-members.ts')], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(pressure))
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')])
  const pressed: Pressed = JSON.parse(said)
  if (pressed.failed > 0) throw new Error(`${pressure.address} failed ${pressed.failed} times under pressure.`)
  return pressed
}
