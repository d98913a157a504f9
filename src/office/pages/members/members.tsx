import { useRouter, useSearch } from '@tanstack/react-router'
import { EyeOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { rowOf } from '#texts/office/lists.ts'
import { membersCount, membersTexts } from '#texts/office/members/members.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useDialog } from '../../data/address/use-dialog.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'
import { useMemberList, type MemberSort } from '../../data/members/use-member-list.ts'
import { officePaths, type MembersSearch } from '../../data/paths.ts'
import { useMay } from '../../data/use-me.ts'
import { useIsNarrow } from '../../data/use-is-narrow.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { TableFoot } from '../../features/lists/table-foot.tsx'
import { useListKeys } from '../../features/lists/use-list-keys.ts'
import { memberColumns } from '../../features/members/list/member-columns.tsx'
import { MembersCards } from '../../features/members/list/members-cards.tsx'
import { SelectedMembers } from '../../features/members/list/selected-members.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { unarranged } from '../../ui/table/table-column.ts'

const MembersExportDialog = lazyLayer(() =>
  import('../../features/members/list/members-export-dialog.tsx').then((file) => file.MembersExportDialog),
)

/** Members, those who joined last first. Sort stands in the address; what is searched for does not (NAV-02). */
export function MembersPage() {
  const search: MembersSearch = useSearch({ strict: false })
  return <MembersOf key={officePaths.members(search)} sort={search.sort ?? '-joined'} />
}

type List = ReturnType<typeof useMemberList>

function MembersOf({ sort }: { sort: MemberSort }) {
  const [say, language] = [useWords(), useLanguage()]
  const may = useMay()
  const [isExporting, askExport] = useDialog('export')
  const list = useMemberList(sort)
  const { data } = list
  return (
    <>
      <PageBar
        title={say(membersTexts.title)}
        actions={
          may('members.export') && (
            <Button kind="secondary" onClick={() => askExport(true)}>
              {say(membersTexts.export)}
            </Button>
          )
        }
      >
        <span className="dim text-[13px]" role="status">
          {data && say(membersCount(formatNumber(data.total, language), { capped: data.capped }))}
        </span>
      </PageBar>
      <div className="filters">
        <SearchField
          label={say(membersTexts.search)}
          hint={say(membersTexts.searchHint)}
          clear={say(membersTexts.clear)}
          words={list.words}
          onSearch={list.look}
        />
        <span className="dim flex items-center gap-2 text-[13px] md:ml-auto">
          <EyeOff size={15} aria-hidden="true" className="flex-none" />
          {say(membersTexts.masked)}
        </span>
      </div>
      <MemberRows sort={sort} list={list} />
      {data && (
        <TableFoot
          isFirst={list.isFirstPage}
          next={data.next}
          isTurning={list.isPlaceholderData}
          rows={list.rows}
          onBack={list.goBack}
          onNext={list.goOn}
          onRows={list.chooseRows}
        />
      )}
      <SelectedMembers selection={list.selection} />
      {isExporting && may('members.export') && <MembersExportDialog words={list.words} onClose={() => askExport(false)} />}
    </>
  )
}

function MemberRows({ sort, list }: { sort: MemberSort; list: List }) {
  const say = useWords()
  const { data, error, isPending, isPlaceholderData, refetch, shown, words } = list
  if (isPending) return <Opening />
  if (!data) return <LoadProblem error={error} onAgain={() => void refetch()} />
  if (shown.length === 0)
    return words === '' ? (
      <EmptyState title={say(membersTexts.none)} />
    ) : (
      <EmptyState title={say(membersTexts.notFound)} text={say(membersTexts.notFoundHow)} />
    )
  return (
    <div aria-busy={isPlaceholderData || undefined} className={isPlaceholderData ? 'opacity-60' : undefined}>
      <DrawnRows sort={sort} list={list} />
    </div>
  )
}

function DrawnRows({ sort, list: { shown, selection, update } }: { sort: MemberSort; list: List }) {
  const router = useRouter()
  const isNarrow = useIsNarrow()
  const [arranged, setArranged] = useState(unarranged)
  const box = useRef<HTMLDivElement>(null)
  useListKeys({ list: box, selecting: selection.selecting, onUpdate: update })
  if (isNarrow) return <MembersCards rows={shown} selecting={selection.selecting} />
  return (
    <DataTable
      ref={box}
      label={membersTexts.title}
      columns={memberColumns}
      rows={shown}
      keyOf={({ uid }) => uid}
      hrefOf={({ uid }) => officePaths.member(uid)}
      nameOf={({ name }) => rowOf(name)}
      arranged={arranged}
      onArrange={setArranged}
      selecting={selection.selecting}
      sort={sort}
      onSort={(next) => void router.navigate({ href: officePaths.members({ sort: next as MemberSort }) })}
    />
  )
}
