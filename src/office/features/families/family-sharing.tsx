import { sharedFields, type SharedField } from '#rules/catalog/families/shared-fields.ts'
import { ownCount, sharedFieldTexts, shareOf, sharingTexts, unshareOf } from '#texts/office/goods/families/sharing.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useDialogAbout } from '../../data/address/use-dialog.ts'
import { useFamily } from '../../data/families/use-families.ts'
import { useSharing } from '../../data/families/use-sharing.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'

const ShareDialog = lazyLayer(() => import('./share-dialog.tsx').then((file) => file.ShareDialog))

/** What all members say alike, and what each says for itself (FAM-15). */
export function FamilySharing({ family, mayWrite, isDirty }: { family: number; mayWrite: boolean; isDirty: boolean }) {
  const say = useWords()
  const { data } = useFamily(family)
  const { unshare, isSaving } = useSharing(family)
  const [about, setAbout] = useDialogAbout('share')
  if (!data) return null
  const asked = sharedFields.find((field) => field === about)
  const ownOf = (field: SharedField) => data.own.filter((own) => own.field === field).length
  return (
    <section className="office-panel">
      <header>
        <h2>{say(sharingTexts.title)}</h2>
      </header>
      <div className="body grid gap-2">
        <p className="dim text-[13px]">{say(isDirty ? sharingTexts.saveFirst : sharingTexts.how)}</p>
        <ul className="sharing-rows" aria-label={say(sharingTexts.title)}>
          {sharedFields.map((field) => {
            const isShared = data.shared.includes(field)
            const own = ownOf(field)
            return (
              <li key={field}>
                <b>{say(sharedFieldTexts[field])}</b>
                <span className={isShared ? undefined : 'dim'}>
                  {say(isShared ? sharingTexts.isShared : sharingTexts.notShared)}
                  {isShared && own > 0 && <span className="dim"> {say(ownCount(own))}</span>}
                </span>
                {mayWrite && (
                  <Button
                    kind="ghost"
                    size="small"
                    disabled={isDirty}
                    busy={isSaving && isShared}
                    aria-label={say((isShared ? unshareOf : shareOf)(sharedFieldTexts[field]))}
                    onClick={() => (isShared ? void unshare(field) : setAbout(field))}
                  >
                    {say(isShared ? sharingTexts.unshare : sharingTexts.share)}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      </div>
      {asked && mayWrite && !isDirty && <ShareDialog family={family} field={asked} goods={data.goods} onClose={() => setAbout(null)} />}
    </section>
  )
}
