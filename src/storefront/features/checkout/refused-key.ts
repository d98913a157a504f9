/** Under which a tab keeps the checkout whose card was refused. */
export const refusedKey = 'meihao_refused_checkout'
