import { pino, type Logger } from 'pino'
import { nameRequest } from '#server/platform/cause.ts'
import { logSerializers } from '#server/platform/http/log-serializers.ts'
import { quietWhileAway } from '#server/platform/http/quiet-while-away.ts'
import type { Config } from './config.ts'

/** The log: lines of JSON that name the request they belong to, hold nothing that people wrote, and are few while the database is away. */
export function openLog({ LOG_LEVEL: level }: Pick<Config, 'LOG_LEVEL'>, to: 'stdout' | 'stderr' = 'stdout'): Logger {
  const options = { level, base: null, serializers: logSerializers, hooks: quietWhileAway(), mixin: nameRequest }
  return pino(options, pino.destination(to === 'stderr' ? 2 : 1))
}
