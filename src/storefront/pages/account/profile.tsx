import { paths } from '#contract/shop/paths.ts'
import { inLanguage } from '#rules/locale.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import type { Visit } from '#storefront/data/context.ts'
import { AccountFacts } from '#storefront/features/account/account-facts.tsx'
import type { EmailAnswer } from '#storefront/features/account/email-form.tsx'
import { MyData } from '#storefront/features/account/my-data.tsx'
import { VipCard } from '#storefront/features/account/vip-card.tsx'
import { useMembership } from '#storefront/features/member/member.tsx'
import { faultOf } from '#storefront/data/fault-of.ts'
import { pressedPart } from '#ui/controls/pressed-part.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { AccountFrame } from './account-frame.tsx'
import { headOf } from '#storefront/pages/frame/head-of.ts'
import { SessionsOfMember } from './sessions-of-member.tsx'
import { useConfirmedIdentity } from '#storefront/data/use-confirmed-identity.ts'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'
import { useShop } from '#storefront/data/use-shop.ts'

const ConfirmIdentity = pressedPart(async () => (await import('./confirm-identity.tsx')).ConfirmIdentity)

export function head({ match: { context } }: { match: { context: Visit['context'] } }) {
  return headOf({ language: context.language, origin: context.origin, title: inLanguage(shellTexts.profile, context.language) })
}

export function ProfilePage() {
  const say = useWords()
  return (
    <AccountFrame title={say(shellTexts.profile)} path={paths.profile(useLanguage())}>
      <ProfileOfMember />
    </AccountFrame>
  )
}

function ProfileOfMember() {
  const { client } = useShop()
  const { member, reload } = useMembership()
  const showToast = useToasts()
  const handleProblem = useProblemHandler()
  const { resumed, providers, askIfStale, dismiss } = useConfirmedIdentity()
  if (member.state !== 'signed-in') return null
  const saveEmail = async (email: string): Promise<EmailAnswer> => {
    try {
      await client.user.change({ user: { email } })
      await reload()
      return { sent: true }
    } catch (error) {
      const fault = faultOf(error)
      if (fault) return { sent: false, error: fault }
      if (!askIfStale(error, { act: 'email', email })) handleProblem(error)
      return { sent: false }
    }
  }
  const saveOffers = async (accepted: boolean) => {
    try {
      const { message } = await client.user.change({ user: { accept_marketing_sms: accepted } })
      await reload()
      showToast({ kind: 'success', message })
    } catch (error) {
      handleProblem(error)
    }
  }
  return (
    <>
      <VipCard user={member.user} />
      <AccountFacts
        user={member.user}
        typedEmail={resumed?.act === 'email' ? resumed : undefined}
        onEmail={saveEmail}
        onOffers={saveOffers}
      />
      <SessionsOfMember />
      <DataOfMember
        closingAt={member.user.closing_at}
        asksAgain={resumed?.act === 'closing' && resumed.confirmed}
        onStale={(error) => askIfStale(error, { act: 'closing' })}
      />
      {providers && <ConfirmIdentity providers={providers} onClose={dismiss} />}
    </>
  )
}

type DataOfMemberProps = { closingAt: string | null; asksAgain: boolean; onStale: (error: unknown) => boolean }

function DataOfMember({ closingAt, asksAgain, onStale }: DataOfMemberProps) {
  const { client } = useShop()
  const { reload } = useMembership()
  const showToast = useToasts()
  const handleProblem = useProblemHandler()
  const download = async () => {
    try {
      saveFile('meihao.json', JSON.stringify(await client.privacy.export({}), null, 2))
    } catch (error) {
      handleProblem(error)
    }
  }
  const tell = async (asking: Promise<{ message: string }>) => {
    try {
      const { message } = await asking
      await reload()
      showToast({ kind: 'success', message })
    } catch (error) {
      if (!onStale(error)) handleProblem(error)
    }
  }
  return (
    <MyData
      closingAt={closingAt}
      asksAgain={asksAgain}
      onExport={download}
      onClose={() => tell(client.privacy.close({}))}
      onKeep={() => tell(client.privacy.keep({}))}
    />
  )
}

/** Hands a file to the browser as if it had been downloaded. */
function saveFile(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
