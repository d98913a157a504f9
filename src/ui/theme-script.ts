/** Where the choice between light and dark is kept. */
export const themeKey = 'meihao-theme'

/** Runs before anything is drawn, so that no page flashes in the other theme. Without a choice the system decides. */
export const themeScript = `(()=>{let t;try{t=localStorage.getItem('${themeKey}')}catch{}document.documentElement.dataset.theme=t||(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')})()`
