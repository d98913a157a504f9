/** Said by the page when its buttons have begun to work. */
export const awakeEvent = 'awake'

/**
 * Keeps presses of buttons that do nothing yet, because the page's scripts are still on their way, and repeats them in their
 * order once the page is awake. Links and forms work without scripts, so nothing of theirs is kept. Before each press the
 * page has a moment: to wake up the part that is pressed, and to draw what the press before has changed.
 */
export const earlyPressesScript = `(()=>{const kept=[],keep=e=>{const b=e.target.closest('button');if(b&&b.type!='submit'){kept.push(b);b.dataset.kept=''}};addEventListener('click',keep,true);addEventListener('${awakeEvent}',async()=>{removeEventListener('click',keep,true);for(const b of kept){await new Promise(r=>setTimeout(r));delete b.dataset.kept;b.click()}},{once:true})})()`
