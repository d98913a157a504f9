import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// docs/security.md lists what leaves the shop: this compares it with what the sources reach.

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const page = read('docs/security.md')

/** Where the shop itself is, and what stands on its labels and at its foot. */
const ours = new Set(['PUBLIC_ADDRESS', 'OFFICE_ADDRESS', 'SENDER_ADDRESS', 'SELLER_ADDRESS', 'SECURITY_CONTACT'])
/** Hosts that name the shapes of documents, and places that stand for no host at all. */
const nobody = new Set([
  'schema.org',
  'www.w3.org',
  'www.sitemaps.org',
  'base.google.com',
  'schemas.openxmlformats.org',
  'shop',
  'this.shop',
])

function sourcesIn(folder: string): { path: string; text: string }[] {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return paths
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path: `${folder}/${path}`, text: read(`${folder}/${path}`) }))
}

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

test('TPC-10 every setting that is an address, and every tracker, stands on the list of what leaves the shop', () => {
  const settings = [...read('src/main/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): (.*)$/gm)]
  const leading = settings
    .filter(([, name = '', shape = '']) => /\baddress\b|z\.url/.test(shape) || /_(ADDRESS|URL|SDK|SCRIPT|ISSUER)$|^TRACKER_/.test(name))
    .map(([, name = '']) => name)
  expect(leading.length).toBeGreaterThan(15)
  expect(leading.filter((name) => !ours.has(name) && !page.includes(`\`${name}\``))).toEqual([])
})

test('TPC-10 so does every host that is written in the sources', () => {
  const told = ['src/main.ts', 'src/main/config.ts'].map((path) => ({ path, text: read(path) }))
  const sources = [...told, ...['src/server', 'src/adapters', 'src/storefront', 'src/contract', 'src/rules'].flatMap(sourcesIn)]
  const hosts = sources.flatMap(({ text }) =>
    [...withoutComments(text).matchAll(/https?:\/\/(?:\*\.)?([a-z][\w.-]*[a-z])/g)].map(([, host = '']) => host),
  )
  expect([...new Set(hosts)].filter((host) => !nobody.has(host) && !page.includes(host))).toEqual([])
})

test('TPC-10 nobody goes out by another door: the one for calls, its loan to the OpenID library, and mail', () => {
  const doors = /\bfetch\(|from '(?:undici|nodemailer|openid-client)'/
  const going = ['src/server', 'src/adapters', 'src/database', 'src/rules']
    .flatMap(sourcesIn)
    .filter(({ text }) => doors.test(withoutComments(text)))
  expect(going.map(({ path }) => path).toSorted()).toEqual([
    'src/adapters/ask-outside.ts',
    'src/adapters/line/line-sign-in.ts',
    'src/adapters/smtp/greet-mail-server.ts',
    'src/adapters/smtp/smtp-mailer.ts',
  ])
})
