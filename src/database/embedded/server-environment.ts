/** Nothing of the surroundings reaches PostgreSQL: neither a language nor PGDATA or other settings of somebody else's server. */
export const serverEnvironment: NodeJS.ProcessEnv = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
