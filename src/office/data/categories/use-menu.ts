import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { OfficeMenu } from '#contract/office/api/goods/menus.ts'
import type { MenuEntry, MenuKind } from '#rules/catalog/menus/menu.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage } from '#ui/words/words.ts'
import { useOffice } from '../office.tsx'
import { problemMessage } from '../problem-message.ts'
import { useTellChange } from '../saving/tell-change.tsx'

const keyOf = (kind: MenuKind) => ['categories', 'menu', kind]

/** A menu as its draft has it, with everything that it can lead to. */
export function useMenu(kind: MenuKind) {
  const { menus } = useOffice()
  return useQuery({ queryKey: keyOf(kind), queryFn: ({ signal }) => menus.find({ kind }, { signal }) })
}

export type SaveMenu = (wanted: readonly MenuEntry[] | null, message: string) => Promise<boolean>

/**
 * Keeps what is wanted of a menu as its draft: at once on the page, and one save after the other, each against the version that the
 * one before it made. One that is refused is told, and the page shows again how it stands.
 */
export function useSaveMenu(kind: MenuKind): SaveMenu {
  const office = useOffice()
  const queries = useQueryClient()
  const tellChange = useTellChange()
  const showToast = useToasts()
  const language = useLanguage()
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const queryKey = keyOf(kind)
  // `seen`: the version that is taken back; what somebody has saved over it since stays.
  const keep = async (wanted: readonly MenuEntry[] | null, seen?: number) => {
    const before = queries.getQueryData<OfficeMenu>(queryKey)
    if (!before) return undefined
    await queries.cancelQueries({ queryKey })
    const entries = wanted?.map(written) ?? null
    if (entries) queries.setQueryData<OfficeMenu>(queryKey, { ...before, is_draft: true, is_beginning: false, entries })
    const saved = queue.current.then(async () => {
      const version = seen ?? queries.getQueryData<OfficeMenu>(queryKey)?.version ?? before.version
      const kept = await office.menus.save({ kind, version, entries })
      queries.setQueryData<OfficeMenu>(queryKey, (now) => now && { ...now, version: kept.version })
      return kept.version
    })
    queue.current = saved.catch(() => undefined)
    const made = await saved.finally(() => queries.invalidateQueries({ queryKey }))
    return { made, stood: before.is_beginning ? null : before.entries }
  }
  return async (wanted, message) => {
    try {
      const kept = await keep(wanted)
      if (kept) tellChange({ message, undo: () => keep(kept.stood, kept.made) })
      return true
    } catch (error) {
      showToast({ kind: 'error', message: problemMessage(error, language) })
      return false
    }
  }
}

const written = (entry: MenuEntry) => ({ ...entry, entries: entry.entries.map((sub) => ({ ...sub })) })
