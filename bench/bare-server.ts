import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// What a page is measured against: Node's own server, sending the same bytes with the same headers and doing nothing else.
// node bare-server.ts <port> <file with the headers> <file with the body>

const [port, headersFile = '', bodyFile = ''] = process.argv.slice(2)
const headers: string[] = JSON.parse(readFileSync(headersFile, 'utf8'))
const body = readFileSync(bodyFile)

createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(port), '127.0.0.1')

process.once('SIGINT', () => process.exit(0))
