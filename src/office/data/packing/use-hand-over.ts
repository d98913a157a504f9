import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DoorScanned, HandOverGroup } from '#contract/office/api/hand-over.ts'
import { closedText } from '#texts/office/packing/parcels.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { askAgainMs } from '../ask-again.ts'
import { useOffice } from '../office.tsx'
import { problemMessage } from '../problem-message.ts'
import { giveSignal, type ScanSignal } from './scan-signal.ts'

const shownAtOnce = 8

function signalOf(verdict: DoorScanned['verdict']): ScanSignal {
  if (verdict === 'scanned') return 'right'
  if (verdict === 'scanned_before') return 'enough'
  return verdict === 'unknown' ? 'unknown' : 'wrong'
}

/** Boxes at the door: which wait, what was scanned just now, and sending what was scanned. What must not go out is told aloud (PCK-27). */
export function useHandOver() {
  const [say, language] = [useWords(), useLanguage()]
  const { handOver } = useOffice()
  const queries = useQueryClient()
  const showToast = useToasts()
  const [scans, setScans] = useState<readonly DoorScanned[]>([])
  const waiting = useQuery({
    queryKey: ['hand-over'],
    queryFn: ({ signal }) => handOver.waiting({}, { signal }),
    refetchInterval: askAgainMs,
  })
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      showToast({ kind: 'error', message: problemMessage(error, language) })
    } finally {
      void queries.invalidateQueries({ queryKey: ['hand-over'] })
    }
  }
  const scan = (code: string) =>
    attempt(async () => {
      const told = await handOver.scan({ codes: [code] })
      for (const { verdict } of told.scans) giveSignal(signalOf(verdict))
      setScans((before) => [...told.scans, ...before].slice(0, shownAtOnce))
    })
  const close = ({ carrier, temperature }: Pick<HandOverGroup, 'carrier' | 'temperature'>) =>
    attempt(async () => {
      const { list, sent } = await handOver.close({ carrier, temperature })
      showToast({ kind: 'success', message: say(closedText(list.number, formatNumber(sent.length, language))) })
      setScans([])
    })
  return { waiting, scans, scan, close }
}
