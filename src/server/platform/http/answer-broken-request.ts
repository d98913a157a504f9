import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { problem } from './problem.ts'
import { idOfUnreadable, requestIdHeader } from './request-id.ts'
import { speakProblem } from './speak-problem.ts'

/** Answers what is no request: Node could not read its head, so nobody knows which call it meant or which language it speaks. English then (D-01). */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = statuses[error.code ?? ''] ?? 400
  const body = JSON.stringify(speakProblem(problem({ status: 'validation_error' }), 'en'))
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\n${requestIdHeader}: ${idOfUnreadable()}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}

const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }
