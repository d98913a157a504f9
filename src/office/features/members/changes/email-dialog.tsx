import { useState } from 'react'
import { changeTexts } from '#texts/office/members/changes.ts'
import { languageTexts } from '#texts/office/letters.ts'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'
import { useMemberChange } from '../../../data/members/use-member-change.ts'
import { useOffice } from '../../../data/office.tsx'
import { ChangeDialog } from './change-dialog.tsx'

/** Sends the confirmation letter to a new address: nobody but the member makes it theirs (MBR-11). */
export function EmailDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
  const say = useWords()
  const { memberChanges } = useOffice()
  const change = useMemberChange(uid)
  const [email, setEmail] = useState('')
  const [language, setLanguage] = useState<'zh' | 'en'>('zh')
  const act = async (reason: string) =>
    (await change({ act: (press) => memberChanges.email({ uid, email, language, reason }, press), done: changeTexts.emailSent })) !== null
  return (
    <ChangeDialog
      form={`member ${uid} email`}
      values={{ email, language }}
      onTake={(typed) => {
        setEmail(typed.email)
        setLanguage(typed.language)
      }}
      title={changeTexts.email}
      how={changeTexts.emailHow}
      onAct={act}
      onClose={onClose}
    >
      <TextField
        label={say(changeTexts.newEmail)}
        type="email"
        required
        maxLength={200}
        autoComplete="off"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <SelectField
        label={say(changeTexts.language)}
        value={language}
        choices={(['zh', 'en'] as const).map((value) => ({ value, label: say(languageTexts[value]) }))}
        onChange={({ target }) => setLanguage(target.value === 'en' ? 'en' : 'zh')}
      />
    </ChangeDialog>
  )
}
