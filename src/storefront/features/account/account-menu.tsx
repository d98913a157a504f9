import { apiPaths } from '#contract/paths.ts'
import { ordersTexts } from '#texts/orders.ts'
import { shellTexts } from '#texts/shell.ts'
import { Icon } from '../../ui/icon.tsx'
import { SideMenu, type SideMenuLink } from '../../ui/side-menu.tsx'
import { useWords } from '../../ui/words.ts'

/** The way between the pages of a member, and out. */
export function AccountMenu({ links }: { links: readonly SideMenuLink[] }) {
  const say = useWords()
  return (
    <SideMenu label={say(ordersTexts.account)} links={links}>
      <a href={apiPaths.signOut}>
        <Icon name="logout" />
        {say(shellTexts.logOut)}
      </a>
    </SideMenu>
  )
}
