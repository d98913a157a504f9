/** After so long without a word the system of either end tries whether the other is there; left alone, after two hours. */
const quietSeconds = 10

/**
 * Of our end, for connections of pg: whoever only listens hears after 20 s that nobody is there, since the system under Node then tries ten
 * times, a second apart. It does not while something that we have said is not taken, and Node cannot have it give that up sooner
 * (TCP_USER_TIMEOUT): that is left to the watch (`leaveSilentServer`).
 */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: quietSeconds * 1000 }

const everySeconds = 5
const tries = 7

/**
 * The same of the server's end, also while something that it has said is not taken: what a copy that vanished has locked is free within a
 * minute (WRK-03). For connections without a pooler, which has ends of its own and refuses such wishes.
 */
export const keptAliveByServer = {
  options: Object.entries({
    tcp_keepalives_idle: quietSeconds,
    tcp_keepalives_interval: everySeconds,
    tcp_keepalives_count: tries,
    tcp_user_timeout: (quietSeconds + everySeconds * tries) * 1000,
  })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
}
