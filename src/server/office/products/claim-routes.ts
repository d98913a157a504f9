import { confirmClaims } from '#server/catalog/products/claims/confirm-claims.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'

const { claims } = staff

export const claimRoutes = {
  list: claims.list.handler(async ({ context: { shop } }) => ({ words: [...(await shop.terms()).claims.words] })),

  confirm: claims.confirm.handler(async ({ context: { shop, actor }, input: { id, words } }) => {
    const confirmed = await confirmClaims(shop, { id, words, actor })
    if (!confirmed.ok) throw problem({ status: 'product_not_found' })
    return { status: 'done' as const }
  }),
}
