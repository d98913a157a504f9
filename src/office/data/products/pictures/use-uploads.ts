import pLimit from 'p-limit'
import { useEffect, useRef, useState } from 'react'
import type { OfficeMedia } from '#contract/office/api/goods/media.ts'
import { isProblem } from '#contract/shared/problem.ts'
import { useLanguage } from '#ui/words/words.ts'
import { useOffice } from '../../office.tsx'
import { problemMessage } from '../../problem-message.ts'
import { sendFile, type MediaKind } from './send-file.ts'

/** A file on its way. `received`: null until it is known how much of it is there. `isRefused`: to send it again changes nothing. */
export type Upload = { id: number; file: File; received: number | null; message: string | null; isOver: boolean; isRefused: boolean }

/** So many files are sent side by side; the others wait. */
const atOnce = 2

/** Files that are uploaded several at once, each with how far it is; `onMedia` is told what each became. */
export function useUploads(onMedia: (media: OfficeMedia) => void, kind: MediaKind = 'picture') {
  const language = useLanguage()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const lastId = useRef(0)
  const { start, stop } = useSending(kind)
  const change = (id: number, changed: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changed } : upload)))
  const dismiss = (id: number) => {
    stop(id)
    setUploads((all) => all.filter((upload) => upload.id !== id))
  }
  const send = async (id: number, file: File) => {
    try {
      const media = await start(id, file, (received) => change(id, { received }))
      if (!media) return
      onMedia(media)
      dismiss(id)
    } catch (error) {
      change(id, { isOver: true, isRefused: isRefusal(error), message: problemMessage(error, language) })
    }
  }
  return {
    uploads,
    dismiss,
    add(files: readonly File[]) {
      const added = files.map((file) => ({ id: ++lastId.current, file, received: null, message: null, isOver: false, isRefused: false }))
      setUploads((all) => [...all, ...added])
      for (const { id, file } of added) void send(id, file)
    },
    again({ id, file }: Upload) {
      change(id, { isOver: false, message: null })
      void send(id, file)
    },
  }
}

/** Sends files in turn, until they are there or somebody leaves; null for one that nobody wants any more. */
function useSending(kind: MediaKind) {
  const office = useOffice()
  const [inTurn] = useState(() => pLimit(atOnce))
  const running = useRef(new Map<number, AbortController>())
  useEffect(() => {
    const left = running.current
    return () => {
      for (const controller of left.values()) controller.abort()
    }
  }, [])
  return {
    stop: (id: number) => running.current.get(id)?.abort(),
    async start(id: number, file: File, onReceived: (received: number) => void): Promise<OfficeMedia | null> {
      const controller = new AbortController()
      running.current.set(id, controller)
      const { signal } = controller
      try {
        return await inTurn(() => (signal.aborted ? null : sendFile(office, file, { kind, signal, onReceived })))
      } catch (error) {
        if (signal.aborted) return null
        throw error
      }
    },
  }
}

const isRefusal = (error: unknown) => isProblem(error, 'picture_refused') || isProblem(error, 'film_refused')
