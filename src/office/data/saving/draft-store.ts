import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb'

/** What somebody typed into a form and has not saved. */
export type Draft = { staffId: number; form: string; values: unknown; savedAt: Date; isShared: boolean }

type Drafts = DBSchema & { drafts: { key: [number, string]; value: Draft } }

/** For so long it is offered again (NAV-19). */
const keptMs = 7 * 24 * 60 * 60 * 1000

let opened: Promise<IDBPDatabase<Drafts>> | undefined

function drafts(): Promise<IDBPDatabase<Drafts>> {
  opened ??= openDB<Drafts>('meihao-office', 1, {
    upgrade: (database) => void database.createObjectStore('drafts', { keyPath: ['staffId', 'form'] }),
  })
  return opened
}

export async function saveDraft(draft: Draft): Promise<void> {
  await write((store) => store.put(draft))
}

export async function removeDraft({ staffId, form }: Pick<Draft, 'staffId' | 'form'>): Promise<void> {
  await write((store) => store.delete([staffId, form]))
}

type Store = IDBPObjectStore<Drafts, ['drafts'], 'drafts', 'readwrite'>

/** Also in the last moment of a page: what is not committed when it goes is undone by the browser, so that no answer is waited for before. */
async function write(act: (store: Store) => Promise<unknown>): Promise<void> {
  const transaction = (await drafts()).transaction('drafts', 'readwrite')
  const written = act(transaction.store)
  transaction.commit()
  await Promise.all([written, transaction.done])
}

/** What this person typed into this form within the last seven days. */
export async function findDraft({ staffId, form }: Pick<Draft, 'staffId' | 'form'>): Promise<Draft | undefined> {
  const draft = await (await drafts()).get('drafts', [staffId, form])
  return draft && !isOver(draft) ? draft : undefined
}

const isOver = ({ savedAt }: Draft) => savedAt.getTime() < Date.now() - keptMs

/** Whoever signs out leaves nothing behind. */
export async function removeDraftsOf(staffId: number): Promise<void> {
  await removeWhere((draft) => draft.staffId === staffId)
}

/** What is too old, and, where the session has ended, what was typed in a browser that others use as well. */
export async function removeDraftsThatAreOver({ hasSessionEnded }: { hasSessionEnded: boolean }): Promise<void> {
  await removeWhere((draft) => isOver(draft) || (hasSessionEnded && draft.isShared))
}

async function removeWhere(isGone: (draft: Draft) => boolean): Promise<void> {
  const transaction = (await drafts()).transaction('drafts', 'readwrite')
  for (const draft of await transaction.store.getAll()) if (isGone(draft)) await transaction.store.delete([draft.staffId, draft.form])
  await transaction.done
}
