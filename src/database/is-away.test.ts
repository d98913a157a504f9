import { expect, test } from 'vitest'
import { isAway } from './is-away.ts'
import { noteBroken } from './waiting/lines.ts'

const told = (message: string, fields: object = {}) => Object.assign(new Error(message), fields)
const ofLine = (message: string, fields: object) => noteBroken(told(message, fields))

test.each([
  ['a line that ended as the server was shut down', told('terminating connection due to administrator command', { code: '57P01' })],
  ['a server whose other processes crashed', told('terminating connection because of crash of another server process', { code: '57P02' })],
  ['a server that comes up', told('the database system is starting up', { code: '57P03' })],
  ['a server that became a standby', told('cannot execute INSERT in a read-only transaction', { code: '25006' })],
  ['a server that takes no connection', told('connect', { code: '08001' })],
  ['a connection that failed', told('server closed the connection', { code: '08006' })],
  ['a pooler that lost its server', told('server conn crashed?', { code: '08P01', severity: 'FATAL' })],
  ['a door that nobody opens', ofLine('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' })],
  ['doors of which none opens', noteBroken(new AggregateError([told('connect', { code: 'ECONNREFUSED' })]))],
  ['a line that was cut', ofLine('read ECONNRESET', { code: 'ECONNRESET' })],
  ['a line that nobody is at the end of', ofLine('write EPIPE', { code: 'EPIPE' })],
  ['a machine that cannot be reached', ofLine('connect EHOSTUNREACH', { code: 'EHOSTUNREACH' })],
  ['a name that is not known for a moment', ofLine('getaddrinfo EAI_AGAIN', { code: 'EAI_AGAIN' })],
  ['a socket that is no file any more', ofLine('connect ENOENT', { code: 'ENOENT', syscall: 'connect' })],
  ['a line that ended', told('Connection terminated unexpectedly')],
  ['a line that did not come in time', told('Connection terminated due to connection timeout')],
  ['no line of the pool in time', told('timeout exceeded when trying to connect')],
  ['a line that is over', told('Client has encountered a connection error and is not queryable')],
  ['any of these behind another', told('the transaction failed', { cause: told('x', { code: '57P01' }) })],
])('RUN-02 %s: the database is away', (_what, error) => {
  expect(isAway(error)).toBe(true)
})

test.each([
  ['a row that is there already', told('duplicate key', { code: '23505' })],
  ['a statement that was never right', told('bind message supplies 1 parameters', { code: '08P01', severity: 'ERROR' })],
  ['a statement that took too long', told('canceling statement', { code: '57014' })],
  ['a file that is not there', told('no such file', { code: 'ENOENT', syscall: 'open' })],
  ['a company that opens no door', told('fetch failed', { cause: told('connect ECONNREFUSED 127.0.0.1:443', { code: 'ECONNREFUSED' }) })],
  ['a company whose line was cut', told('read ECONNRESET', { code: 'ECONNRESET' })],
  ['a mistake', new TypeError('undefined is not a function')],
  ['a word', 'ECONNREFUSED'],
])('RUN-02 %s: the database is there', (_what, error) => {
  expect(isAway(error)).toBe(false)
})
