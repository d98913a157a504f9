import { shellTexts } from '#texts/shop/shell.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { useWords } from '#ui/words/words.ts'
import { themeKey } from '#ui/theme-script.ts'

/** Light or dark, remembered by this browser. Which of the two icons shows is decided by the theme itself. */
export function ThemeSwitch() {
  const say = useWords()
  return (
    <IconButton className="theme-switch" label={say(shellTexts.theme)} onClick={turnTheme}>
      <Icon name="moon" />
      <Icon name="sun" />
    </IconButton>
  )
}

function turnTheme() {
  const { dataset } = document.documentElement
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark'
  localStorage.setItem(themeKey, dataset.theme)
}
