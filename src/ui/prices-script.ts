/** Runs before anything is drawn: in the browser of somebody who may be a member, first-order prices wait until it is known whether they are theirs (D-14). */
export const pricesScript = `/(^|; )csrf_token=/.test(document.cookie)&&(document.documentElement.dataset.prices='asked')`
