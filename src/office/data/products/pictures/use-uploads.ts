import pLimit from 'p-limit'
import { useEffect, useRef, useState } from 'react'
import type { OfficeMedia } from '#contract/office/api/goods/media.ts'
import { useLanguage } from '#ui/words/words.ts'
import { useOffice } from '../../office.tsx'
import { problemMessage } from '../../problem-message.ts'
import { sendFile } from './send-file.ts'

/** A file on its way. `received`: null until it is known how much of it is there. */
export type Upload = { id: number; file: File; received: number | null; message: string | null; isOver: boolean }

/** So many files are sent side by side; the others wait. */
const atOnce = 2

/** Files that are uploaded several at once, each with how far it is; `onMedia` is told what each became. */
export function useUploads(kind: OfficeMedia['kind'], onMedia: (media: OfficeMedia) => void) {
  const office = useOffice()
  const language = useLanguage()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [inTurn] = useState(() => pLimit(atOnce))
  const leaving = useRef(new Map<number, AbortController>())
  const lastId = useRef(0)
  useEffect(() => {
    const running = leaving.current
    return () => {
      for (const controller of running.values()) controller.abort()
    }
  }, [])
  const change = (id: number, changed: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changed } : upload)))
  const dismiss = (id: number) => {
    leaving.current.get(id)?.abort()
    setUploads((all) => all.filter((upload) => upload.id !== id))
  }
  const send = async (id: number, file: File) => {
    const controller = new AbortController()
    leaving.current.set(id, controller)
    const { signal } = controller
    try {
      const sending = { kind, signal, onReceived: (received: number) => change(id, { received }) }
      onMedia(await inTurn(() => sendFile(office, file, sending)))
      dismiss(id)
    } catch (error) {
      if (!signal.aborted) change(id, { isOver: true, message: problemMessage(error, language) })
    }
  }
  return {
    uploads,
    dismiss,
    add(files: readonly File[]) {
      const added = files.map((file) => ({ id: ++lastId.current, file, received: null, message: null, isOver: false }))
      setUploads((all) => [...all, ...added])
      for (const { id, file } of added) void send(id, file)
    },
    again({ id, file }: Upload) {
      change(id, { isOver: false, message: null })
      void send(id, file)
    },
  }
}
