import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiPaths } from '#contract/shop/paths.ts'
import { sessionTexts } from '#texts/shop/sessions.ts'
import { SessionList } from '#storefront/features/account/session-list.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/choices.tsx'
import { Panel } from '#ui/panel.tsx'
import { pressedPart } from '#ui/controls/pressed-part.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { PetalLoader } from '#ui/waiting.tsx'
import { useWords } from '#ui/words/words.ts'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'
import { useShop } from '#storefront/data/use-shop.ts'

const ConfirmDialog = pressedPart(async () => (await import('#ui/layers/confirm-dialog.tsx')).ConfirmDialog)

/** Where a member is logged in, and the end of it on one device or on all. */
export function SessionsOfMember() {
  const say = useWords()
  const { data, failed, again, end, endAll } = useSessions()
  const [asking, setAsking] = useState(false)
  return (
    <Panel>
      <h2>{say(sessionTexts.title)}</h2>
      {data && <SessionList sessions={data.sessions} onEnd={({ id }) => void end(id)} />}
      {!data && !failed && <PetalLoader />}
      {!data && failed && <Row text={say(sessionTexts.failed)} label={say(sessionTexts.again)} onPress={again} />}
      {data && <Row text={say(sessionTexts.note)} label={say(sessionTexts.everywhere)} onPress={() => setAsking(true)} />}
      {asking && <Everywhere onEnd={endAll} onClose={() => setAsking(false)} />}
    </Panel>
  )
}

function Row({ text, label, onPress }: { text: string; label: string; onPress: () => void }) {
  return (
    <div className="switch-row">
      <p className="small muted">{text}</p>
      <Button kind="secondary" size="small" onClick={onPress}>
        {label}
      </Button>
    </div>
  )
}

type EverywhereProps = { onEnd: (ending: { hereToo: boolean }) => Promise<void>; onClose: () => void }

function Everywhere({ onEnd, onClose }: EverywhereProps) {
  const say = useWords()
  const [hereToo, setHereToo] = useState(false)
  return (
    <ConfirmDialog
      title={say(sessionTexts.everywhereTitle)}
      confirm={say(sessionTexts.everywhere)}
      cancel={say(sessionTexts.cancel)}
      onConfirm={() => onEnd({ hereToo })}
      onClose={onClose}
    >
      <p>{say(sessionTexts.everywhereText)}</p>
      <Checkbox checked={hereToo} onChange={(event) => setHereToo(event.currentTarget.checked)}>
        {say(sessionTexts.hereToo)}
      </Checkbox>
    </ConfirmDialog>
  )
}

/** The sessions, and what can be done about them; what the shop says of it becomes a toast. */
function useSessions() {
  const { client, language } = useShop()
  const queries = useQueryClient()
  const showToast = useToasts()
  const handleProblem = useProblemHandler()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['sessions', language],
    queryFn: () => client.sessions.list({}),
    refetchOnMount: 'always',
  })
  const tell = async (ending: Promise<{ message: string }>) => {
    try {
      showToast({ kind: 'success', message: (await ending).message })
    } catch (problem) {
      handleProblem(problem)
    } finally {
      await queries.invalidateQueries({ queryKey: ['sessions'] })
    }
  }
  /** Here too: the way out clears what this browser keeps of the sign-in, and leads home. */
  const leave = async () => {
    try {
      await client.sessions.endAll({ this_device: true })
      location.assign(apiPaths.signOut)
    } catch (problem) {
      handleProblem(problem)
    }
  }
  return {
    data,
    failed: error !== null && !isFetching,
    again: () => void refetch(),
    end: (id: string) => tell(client.sessions.end({ id })),
    endAll: ({ hereToo }: { hereToo: boolean }) => (hereToo ? leave() : tell(client.sessions.endAll({}))),
  }
}
