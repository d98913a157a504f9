import { tagTurned } from '#texts/office/order-page/notes.ts'
import { useMemberChange } from '../../../data/members/use-member-change.ts'
import { useOffice } from '../../../data/office.tsx'
import { useMay } from '../../../data/use-me.ts'
import { Tags, type TagWish } from '../tags.tsx'

/** The tags of a member. */
export function MemberTags({ tags, uid }: { tags: readonly string[]; uid: string }) {
  const { memberNotes } = useOffice()
  const change = useMemberChange(uid)
  const turn = async (wish: TagWish) => {
    const turned = await change({
      act: (press) => memberNotes.tag({ uid, ...wish }, press),
      done: tagTurned(wish),
      undo: ({ add, remove }) => memberNotes.tag({ uid, add: remove, remove: add }),
    })
    return turned !== null
  }
  return (
    <Tags
      tags={tags}
      may={useMay()('members.note')}
      form={`member ${uid} tag`}
      known={{ queryKey: ['member-tags'], queryFn: ({ signal }) => memberNotes.knownTags({}, { signal }) }}
      onTurn={turn}
    />
  )
}
