// Turns of the one import that it is told, for as long as a job may take; for import-apart.ts, with which it ends.

const end = () => process.exit(1)
process.once('disconnect', end)
const leaving = new AbortController()
const leave = () => leaving.abort()
// Of the shop by a message, which waits until it is heard; of the system to all that belongs to the shop.
process.on('message', leave)
process.on('SIGTERM', leave)
if (!process.connected) end()

const [importId, cause = 'null'] = process.argv.slice(2)
// From here on it hears what it is asked: all of the shop takes a while to read.
const [{ keepImporting }, { forCause }, { openBackRoom }] = await Promise.all([
  import('#server/office/imports/applying/run-import.ts'),
  import('#server/platform/cause.ts'),
  import('../rooms/open-back-room.ts'),
])
const { shop, close } = await openBackRoom(process.env, { parts: [], logTo: 'stdout' })
await forCause(JSON.parse(cause), () => keepImporting(shop, { importId: Number(importId), leaving: leaving.signal })).finally(close)
process.off('disconnect', end)
process.disconnect()
