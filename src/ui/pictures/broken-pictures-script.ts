/**
 * Marks a picture that does not arrive, so that the styles draw the placeholder in its place; runs before anything is
 * asked for, because a picture may fail before the page is awake. One that arrives after all loses its mark.
 */
export const brokenPicturesScript = `for(const n of['error','load'])document.addEventListener(n,e=>e.target instanceof HTMLImageElement&&e.target.toggleAttribute('data-broken',n==='error'),true)`
