import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSmtpMailer } from '#adapters/smtp/smtp-mailer.ts'
import { sandboxAsConfiguration } from '../../scripts/starting/sandbox-process.ts'
import { readConfig } from './config.ts'

const at = 'http://127.0.0.1:9'
const sandbox = sandboxAsConfiguration({
  tappay: at,
  line: at,
  facebook: at,
  einvoice: at,
  logistics: at,
  bank: at,
  mailbox: at,
  smtpPort: 9,
})
const needed = { ...sandbox, CARD_KEYS: `a:${Buffer.alloc(32).toString('base64')}` }
const earnest = { ...needed, PUBLIC_ADDRESS: 'https://shop.example', DEMO_SHOP: '0' }

test('DBS-08 a shop in earnest does not talk to a database elsewhere in clear, unless that is said', () => {
  const url = 'postgres://shop:secret@db.example/meihao'
  expect(() => readConfig({ ...earnest, DATABASE_URL: url })).toThrow(
    'DATABASE_URL leads to db.example without TLS. Add ?sslmode=verify-full, or say DATABASE_TLS=off where the network in between is yours alone.',
  )
  expect(() => readConfig({ ...earnest, DATABASE_URL: `${url}?sslmode=no-verify` })).toThrow('without TLS')
  for (const said of [
    { DATABASE_URL: `${url}?sslmode=verify-full` },
    { DATABASE_URL: `${url}?sslmode=require` },
    { DATABASE_URL: url, DATABASE_TLS: 'off' },
    // As .env.example has them.
    { DATABASE_URL: '', DATABASE_DIRECT_URL: '' },
    { DATABASE_URL: url, PUBLIC_ADDRESS: 'http://127.0.0.1:3000' },
    { DATABASE_URL: 'postgres://shop@localhost/meihao' },
    { DATABASE_URL: 'postgres://shop@[::1]:5432/meihao' },
    { DATABASE_URL: 'postgres:///meihao?host=/run/postgresql' },
    {},
  ])
    expect(() => readConfig({ ...earnest, ...said })).not.toThrow()
})

test('DBS-08 CPY-10 standbys are named with commas between, and talked to in clear no more than the primary', () => {
  expect(readConfig(earnest).DATABASE_READ_URL).toEqual([])
  const [one, other] = ['postgres://shop@one.example/meihao?sslmode=verify-full', 'postgres://shop@other.example/meihao']
  expect(() => readConfig({ ...earnest, DATABASE_READ_URL: `${one}, ${other}` })).toThrow(
    'DATABASE_READ_URL leads to other.example without TLS',
  )
  const { DATABASE_READ_URL: urls } = readConfig({ ...earnest, DATABASE_READ_URL: `${one}, ${other}`, DATABASE_TLS: 'off' })
  expect(urls).toEqual([one, other])
})

test('DBS-08 an address that nobody can read is told without its secret', () => {
  expect(() => readConfig({ ...earnest, DATABASE_URL: 'shop with pa55word' })).toThrow(/^((?!pa55word).)*$/s)
})

test('DBS-08 its emails leave only over TLS, unless that is said', () => {
  const urlOf = (said: Record<string, string>) => readConfig({ ...earnest, ...said }).SMTP_URL
  expect(urlOf({ SMTP_URL: 'smtp://me:secret@mail.example:587' })).toBe('smtp://me:secret@mail.example:587?requireTLS=true')
  expect(urlOf({ SMTP_URL: 'smtp://mail.example?ignoreTLS=true' })).toBe('smtp://mail.example?requireTLS=true')
  for (const said of ['smtps://me:secret@mail.example', 'smtp://127.0.0.1:2525']) expect(urlOf({ SMTP_URL: said })).toBe(said)
  expect(urlOf({ SMTP_URL: 'smtp://mail.example', SMTP_TLS: 'off' })).toBe('smtp://mail.example')
})

const emails: string[] = []
const withoutTls = new SMTPServer({
  closeTimeout: 10,
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => void stream.on('data', (part: Buffer) => emails.push(part.toString())).on('end', () => done()),
})
beforeAll(() => new Promise<void>((open) => void withoutTls.listen(0, '127.0.0.1', open)))
afterAll(() => new Promise<void>((closed) => void withoutTls.close(() => closed())))

test('DBS-08 a mail server that does not speak TLS gets no email', async () => {
  const address = withoutTls.server.address()
  const url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const email = { to: 'mei@example.com', subject: '梅好', text: '你好', html: '<p>你好</p>', messageId: '1' }
  await expect(createSmtpMailer({ url: `${url}?requireTLS=true`, from: 'hello@meihao.example' }).send(email)).rejects.toThrow('ETLS')
  expect(emails).toEqual([])
  await createSmtpMailer({ url, from: 'hello@meihao.example' }).send(email)
  expect(emails.length).toBeGreaterThan(0)
})

test('a shop on an https address says whether it is a demo shop, whose people anybody can be', () => {
  const { DEMO_SHOP: _said, ...unsaid } = earnest
  expect(() => readConfig(unsaid)).toThrow('Say DEMO_SHOP=0')
  expect(readConfig({ ...unsaid, DEMO_SHOP: '0' }).DEMO_SHOP).toBe(false)
  expect(readConfig({ ...unsaid, DEMO_SHOP: '1' }).DEMO_SHOP).toBe(true)
  expect(readConfig(needed).DEMO_SHOP).toBe(true)
})

test('CPY-16 a bucket is named by s3:// with or without a prefix, and spoken to over TLS in earnest, unless that is said', () => {
  const readOf = (said: Record<string, string>) => readConfig({ ...earnest, ...said })
  expect(readOf({}).PICTURES).toBeNull()
  expect(readOf({ PICTURES: 's3://shop-pictures' }).PICTURES).toEqual({ bucket: 'shop-pictures', prefix: '' })
  expect(readOf({ PICTURES: 's3://shop-pictures/meihao/' }).PICTURES).toEqual({ bucket: 'shop-pictures', prefix: 'meihao/' })
  for (const wrong of ['s3://', 'https://s3.example/pictures', '/var/pictures', 's3://No_Bucket'])
    expect(() => readOf({ PICTURES: wrong }), wrong).toThrow('expected s3://bucket or s3://bucket/prefix')
  expect(() => readOf({ PICTURES_ENDPOINT: 'http://s3.inside:9000' })).toThrow('PICTURES_ENDPOINT leads to s3.inside without TLS')
  for (const said of [
    { PICTURES_ENDPOINT: 'https://s3.inside' },
    { PICTURES_ENDPOINT: 'http://127.0.0.1:9000' },
    { PICTURES_ENDPOINT: 'http://s3.inside:9000', PICTURES_TLS: 'off' },
  ])
    expect(() => readOf(said)).not.toThrow()
})

test('OBS-03 a collector of traces is named with its headers and its share, and is not told in clear unless that is said', () => {
  const readOf = (said: Record<string, string>) => readConfig({ ...earnest, ...said })
  expect(readOf({})).toMatchObject({ OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_TRACES_SAMPLER_ARG: 0.1, OTEL_SERVICE_NAME: 'meihao' })
  expect(readOf({ OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20a=b, x-team=shop' }).OTEL_EXPORTER_OTLP_HEADERS).toEqual({
    authorization: 'Bearer a=b',
    'x-team': 'shop',
  })
  expect(() => readOf({ OTEL_EXPORTER_OTLP_HEADERS: 'no name=1' })).toThrow('OTEL_EXPORTER_OTLP_HEADERS')
  expect(() => readOf({ OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow('OTEL_TRACES_SAMPLER_ARG')
  const clear = 'http://collector.inside:4318'
  expect(() => readOf({ OTEL_EXPORTER_OTLP_ENDPOINT: clear })).toThrow('OTEL_EXPORTER_OTLP_ENDPOINT leads to collector.inside without TLS')
  for (const said of [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.inside' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: clear, OTEL_TLS: 'off' },
  ])
    expect(() => readOf(said)).not.toThrow()
})
