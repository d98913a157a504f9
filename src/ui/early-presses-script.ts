/** Said by the page when its buttons have begun to work. */
export const awakeEvent = 'awake'

/**
 * Keeps presses of buttons that do nothing yet, because the page's scripts are still on their way, and repeats them in their
 * order once the page is awake. Links and forms work without scripts, so nothing of theirs is kept. Between two presses the
 * page has a moment to draw: the second sees what the first has changed.
 */
export const earlyPressesScript = `(()=>{const kept=[],keep=e=>{const b=e.target.closest('button');if(b&&b.type!='submit'){kept.push(b);b.dataset.kept=''}};addEventListener('click',keep,true);addEventListener('${awakeEvent}',async()=>{removeEventListener('click',keep,true);for(const b of kept){delete b.dataset.kept;b.click();await new Promise(r=>setTimeout(r))}},{once:true})})()`
