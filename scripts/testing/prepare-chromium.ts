import { spawnSync } from 'node:child_process'
import { findChromium } from './find-chromium.ts'

const howTo =
  'The journeys need Chromium: install it (Debian: apt-get install chromium fonts-noto-cjk), or name one in the variable CHROMIUM.'

/** Sees to a Chromium and to a font with Chinese characters, as far as this machine lets us. False when there is no Chromium. */
export function prepareChromium(): boolean {
  // The browser without a window needs a quarter less time for the journeys. Older systems do not have it.
  if (process.env.CHROMIUM === undefined && !findChromium()?.includes('headless')) install(['chromium-headless-shell'])
  const missing = [...(findChromium() ? [] : ['chromium']), ...(hasChineseFont() ? [] : ['fonts-noto-cjk'])]
  if (missing.length > 0) install(missing)
  if (!findChromium()) run('node_modules/.bin/playwright', ['install', 'chromium'])
  if (!findChromium()) console.log(howTo)
  return findChromium() !== undefined
}

function hasChineseFont(): boolean {
  const list = spawnSync('fc-list', [':lang=zh-tw', 'family'], { encoding: 'utf8' })
  return list.status === 0 && list.stdout.trim() !== ''
}

function install(packages: readonly string[]): void {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !run('apt-get', ['--version'], 'ignore')) {
    console.log(`Not installed, because only root can with apt: ${packages.join(', ')}.`)
    return
  }
  console.log(`Installing ${packages.join(' and ')} with apt.`)
  if (run('apt-get', ['update', '-qq'])) run('apt-get', ['install', '-y', '-qq', ...packages])
}

function run(program: string, args: readonly string[], stdio: 'inherit' | 'ignore' = 'inherit'): boolean {
  return spawnSync(program, args, { stdio, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0
}
