import { useRouter } from '@tanstack/react-router'
import type { Me } from '#contract/office/api/me.ts'
import { frameTexts } from '#texts/office/frame.ts'
import { useShortcuts } from '../../data/keys/shortcuts.tsx'
import { useUndoNewest } from '../../data/saving/tell-change.tsx'
import { useOpenLayer } from './layers.tsx'
import { pagesOf } from './office-pages.ts'

/** The shortcuts that hold on every page (NAV-11). */
export function useFrameKeys(me: Me): void {
  const router = useRouter()
  const open = useOpenLayer()
  const undo = useUndoNewest()
  useShortcuts(frameTexts.everywhere, [
    { keys: '$mod+K', does: frameTexts.searchOrGo, act: () => open('palette') },
    { keys: 'Shift+?', does: frameTexts.shortcuts, act: () => open('shortcuts') },
    { keys: 'F1', does: frameTexts.help, act: () => open('help') },
    { keys: '$mod+Enter', does: frameTexts.saveForm, act: submitForm, inDialogs: true },
    { keys: '$mod+S', does: frameTexts.saveForm, act: submitForm, inDialogs: true },
    { keys: '$mod+Z', does: frameTexts.undoLast, act: undo, leavesFieldsAlone: true },
    { keys: 'Escape', does: frameTexts.closeLayer },
    { keys: '$mod+P', does: frameTexts.printPage, act: () => globalThis.print() },
  ])
  useShortcuts(
    frameTexts.goTo,
    pagesOf(me).flatMap(({ href, label, letter }) =>
      letter ? [{ keys: `g ${letter}`, does: label, act: () => void router.navigate({ href }) }] : [],
    ),
  )
}

/** The form in which somebody writes; else that of a dialog, behind which nothing is sent, what the bar says is not saved, or the first one that is there. */
function submitForm(): void {
  const writing = document.activeElement?.closest('form')
  const dialog = document.querySelector('[role=dialog]')
  const there = dialog
    ? [dialog.querySelector('form')]
    : ['form.selection-bar', 'main form'].map((form) => document.querySelector<HTMLFormElement>(form))
  const form = writing ?? there.find((each) => each !== null)
  form?.requestSubmit()
}
