import { pictureAt } from '#rules/catalog/pictures/picture.ts'
import { brandsTexts } from '#texts/office/goods/brands.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { AddFiles } from '../../data/products/pictures/add-files.tsx'
import { UploadList } from '../../data/products/pictures/upload-list.tsx'
import { useUploads } from '../../data/products/pictures/use-uploads.ts'

/** The logo of a brand, uploaded like the pictures of products; the last one that arrives stays. */
export function LogoField({ logo, onChange }: { logo: string; onChange: (logo: string) => void }) {
  const say = useWords()
  const uploads = useUploads(({ url }) => onChange(url))
  return (
    <fieldset className="grid gap-2">
      <legend className="label">{say(brandsTexts.logo)}</legend>
      <div className="brand-logo">
        {logo !== '' && <img src={pictureAt(logo, { width: 200, format: 'webp' })} alt={say(brandsTexts.logo)} width={72} height={72} />}
        <AddFiles
          label={logo === '' ? brandsTexts.addLogo : brandsTexts.otherLogo}
          accept="image/jpeg,image/png,image/webp,image/avif"
          onFiles={uploads.add}
        />
        {logo !== '' && (
          <Button kind="ghost" size="small" onClick={() => onChange('')}>
            {say(brandsTexts.noLogo)}
          </Button>
        )}
      </div>
      <UploadList uploads={uploads} />
      <p className="hint">{say(brandsTexts.logoHow)}</p>
    </fieldset>
  )
}
