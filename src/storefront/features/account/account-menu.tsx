import { apiPaths } from '#contract/shop/paths.ts'
import { ordersTexts } from '#texts/shop/orders.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { SideMenu, type SideMenuLink } from '#ui/controls/side-menu.tsx'
import { useWords } from '#ui/words/words.ts'

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
