import { channel, tracingChannel } from 'node:diagnostics_channel'
import type { FastifyReply, FastifyRequest } from 'fastify'

// What whoever measures this process is told by the platform. Nobody listens, nothing is said.

/** A request has come. What is done for it runs on this channel. */
export const requestTaken = channel('meihao:request-taken')
export type TakenRequest = { request: FastifyRequest }

/** A request is answered. */
export const requestAnswered = channel('meihao:request-answered')
export type AnsweredRequest = { request: FastifyRequest; reply: FastifyReply }

/** A call of the contract is answered, for whoever asked; `name`: as the contract has it. */
export const verbs = tracingChannel('meihao:verb')
export type WatchedVerb = { name: string }

/** Somebody looked at a page: it was in memory, shown as it was while it is drawn anew, or drawn for them. A message is one of these words. */
export const pageShown = channel('meihao:page-shown')
export type PageShown = 'memory' | 'replaced' | 'rendered'

/** Something is kept in memory that can be thrown away at any moment. */
export const cacheOpened = channel('meihao:cache-opened')
export type WatchedCache = { name: string; size: () => { entries: number; bytes?: number } }

/** A job of the queue is done. */
export const jobs = tracingChannel('meihao:job')
export type WatchedJob = { name: string; /** With this one. */ attempts: number; mostAttempts: number }

/** One thing that follows from an event is done; `id`: of the telling. */
export const reactions = tracingChannel('meihao:reaction')
export type WatchedReaction = { name: string; event: string; id: number }
