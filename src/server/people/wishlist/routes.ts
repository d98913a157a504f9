import { paths } from '#contract/shop/paths.ts'
import { shareDiscount } from '#rules/constants.ts'
import { member, open } from '#server/platform/http/procedures.ts'
import { problem } from '#server/platform/http/problem.ts'
import { viewerOf } from '#server/platform/http/viewer-of.ts'
import { addWish } from './add-wish.ts'
import { findSharedWishlist } from './find-shared-wishlist.ts'
import { findSharing } from './find-sharing.ts'
import { listWishes } from './list-wishes.ts'
import { removeWish } from './remove-wish.ts'
import { shareWishlist } from './share-wishlist.ts'
import { unshareWishlist } from './unshare-wishlist.ts'

export const wishlistRoutes = {
  list: member.wishlist.list.handler(async ({ context: { shop, memberId, language } }) => {
    const wishes = await listWishes(shop, { memberId, language, viewer: memberId })
    const { token, ...sharing } = await findSharing(shop, memberId)
    const shareUrl = token === null ? null : paths.sharedWishlist(language, token)
    return { wishlist_items: wishes, shared: token !== null, share_url: shareUrl, ...sharing }
  }),

  add: member.wishlist.add.handler(async ({ context: { shop, memberId, language }, input }) => {
    const added = await addWish(shop, { memberId, productId: input.product_id, language })
    if (!added.ok) throw problem(added.refusal)
    return { status: 'created_success', wishlist_item: added.value }
  }),

  remove: member.wishlist.remove.handler(async ({ context: { shop, memberId }, input: { id } }) => {
    await removeWish(shop, { memberId, id })
    return { status: 'destroy_success' }
  }),

  share: member.wishlist.share.handler(async ({ context: { shop, memberId, language } }) => {
    const shared = await shareWishlist(shop, memberId)
    if (!shared.ok) throw problem(shared.refusal)
    const { token, code } = shared.value
    return { status: 'share_success', share_url: paths.sharedWishlist(language, token), discount_code: code, amount: shareDiscount }
  }),

  unshare: member.wishlist.unshare.handler(async ({ context: { shop, memberId } }) => {
    await unshareWishlist(shop, memberId)
    return { status: 'destroy_success' }
  }),

  publicView: open.wishlist.publicView.handler(async ({ context, input: { token } }) => {
    const { shop, language } = context
    const found = await findSharedWishlist(shop, { token, language, viewer: await viewerOf(context) })
    if (!found.ok) throw problem(found.refusal)
    return found.value
  }),
}
