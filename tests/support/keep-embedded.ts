import { startEmbedded } from '#database/embedded.ts'

// A process of its own that keeps an embedded server running until its input ends: `node keep-embedded.ts <directory>`.
const server = await startEmbedded({ directory: process.argv[2] ?? '', port: 0 })
console.log(JSON.stringify({ url: server.url, attached: server.attached }))
process.stdin.resume().once('end', () => void server.stop().then(() => process.exit()))
