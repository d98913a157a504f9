import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { noticeKinds, noticeWays, type NoticeKind, type NoticeWay } from '#rules/staff/notices.ts'
import { noticeKindTexts, noticesTexts, noticeWayTexts } from '#texts/office/notices.ts'
import { Segments } from '#ui/controls/choices.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { problemMessage } from '../../data/problem-message.ts'

/** How each kind of notice comes, saved as it is chosen (NAV-32). */
export function OwnNotices() {
  const [say, language] = [useWords(), useLanguage()]
  const office = useOffice()
  const queries = useQueryClient()
  const showToast = useToasts()
  const { data } = useQuery({ queryKey: ['notices'], queryFn: ({ signal }) => office.notices.list({}, { signal }) })
  const choose = useMutation({
    mutationFn: ({ kind, way }: { kind: NoticeKind; way: NoticeWay }) => office.notices.choose({ ways: { [kind]: way } }),
    onError: (error) => showToast({ kind: 'error', message: problemMessage(error, language) }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['notices'] }),
  })
  if (!data) return null
  const segments = noticeWays.map((value) => ({ value, label: say(noticeWayTexts[value]) }))
  return (
    <section className="office-panel">
      <header>
        <h2>{say(noticesTexts.settings)}</h2>
      </header>
      <dl className="facts body items-center max-md:!grid-cols-1">
        {noticeKinds.map((kind) => (
          <div key={kind} className="contents">
            <dt>{say(noticeKindTexts[kind])}</dt>
            <dd>
              <Segments
                legend={say(noticeKindTexts[kind])}
                name={`notice-${kind}`}
                value={data.ways[kind]}
                segments={segments}
                onChange={(way) => choose.mutate({ kind, way })}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
