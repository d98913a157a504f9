import { inLanguage, type Language } from '#rules/locale.ts'
import { draftFamily, findFamily, listFamilies, listProposals } from '#server/catalog/products/families/read-families.ts'
import { dissolveFamily } from '#server/catalog/products/families/dissolve-family.ts'
import { changeFamily, makeFamily, type FamilyRefusal } from '#server/catalog/products/families/save-family.ts'
import { problem } from '#server/platform/http/problem.ts'
import { middleColours } from '#server/platform/pictures/published/middle-colours.ts'
import { shareField, turnOwn, unshareField, type SharingRefusal } from '#server/catalog/products/families/sharing/share-field.ts'
import { flagsExclude, productProblem } from '../products/product-problem.ts'
import { staff, staffLists } from '#server/platform/office/office-procedures.ts'

const { families } = staff

export const familyRoutes = {
  list: staffLists.families.list.handler(async ({ context: { shop }, input }) => listFamilies(shop.database.db, input)),

  find: families.find.handler(async ({ context: { shop }, input: { id } }) => {
    const family = await findFamily(shop.database.db, id)
    if (!family) throw problem({ status: 'family_not_found' })
    return family
  }),

  make: families.make.handler(async ({ context: { shop, actor, language }, input }) => {
    const made = await makeFamily(shop, { actor, ...input })
    if (!made.ok) throw familyProblem(made.refusal, language)
    return made.value
  }),

  change: families.change.handler(async ({ context: { shop, actor, language }, input }) => {
    const changed = await changeFamily(shop, { actor, ...input })
    if (!changed.ok) throw familyProblem(changed.refusal, language)
    return changed.value
  }),

  dissolve: families.dissolve.handler(async ({ context: { shop, actor, language }, input }) => {
    const dissolved = await dissolveFamily(shop, { actor, ...input })
    if (!dissolved.ok) throw familyProblem(dissolved.refusal, language)
    return { status: 'done', sharing: dissolved.value }
  }),

  share: families.share.handler(async ({ context: { shop, actor, language }, input }) => {
    const shared = await shareField(shop, { actor, ...input })
    if (!shared.ok) throw problem(sharingProblem(shared.refusal, language))
    return shared.value
  }),

  unshare: families.unshare.handler(async ({ context: { shop, actor }, input }) => {
    const unshared = await unshareField(shop, { actor, ...input })
    if (!unshared.ok) throw problem({ status: 'family_not_found' })
    return unshared.value
  }),

  turnOwn: families.turnOwn.handler(async ({ context: { shop, actor, language }, input }) => {
    const turned = await turnOwn(shop, { actor, ...input })
    if (!turned.ok) throw problem(sharingProblem(turned.refusal, language))
    return turned.value
  }),

  draft: families.draft.handler(async ({ context: { shop }, input: { products } }) => {
    const draft = await draftFamily(shop.database.db, products)
    if (!draft.ok) throw problem({ status: 'product_not_found' })
    const { members } = draft.value
    const previews = members.map(({ goods }) => goods.preview)
    const colours = await middleColours(shop.media, previews)
    return { ...draft.value, members: members.map((member, place) => ({ ...member, hex: colours[place] ?? null })) }
  }),

  proposals: families.proposals.handler(async ({ context: { shop } }) => ({ proposals: await listProposals(shop.database.db) })),
}

function familyProblem(refusal: FamilyRefusal, language: Language) {
  switch (refusal.code) {
    case 'unknown_family':
      return problem({ status: 'family_not_found' })
    case 'unknown_product':
      return problem({ status: 'product_not_found' })
    case 'wrong_value': {
      const faults = Object.entries(refusal.faults).map(([field, fault]) => [`family.${field}`, fault])
      return problem({ status: 'validation_error', details: { errors: Object.fromEntries(faults) } })
    }
    case 'flags_exclude':
      return problem(flagsExclude(refusal, language))
    case 'in_family': {
      const { product, family } = refusal
      return problem({
        status: 'product_in_family',
        details: { product: inLanguage(product, language), family: inLanguage(family, language) },
      })
    }
    case 'sharing':
      return problem(sharingProblem(refusal.refusal, language))
    case 'edit_conflict': {
      const { by, at, present, version } = refusal
      return problem({ status: 'edit_conflict', details: { by, at: at.toISOString(), present, version } })
    }
  }
}

function sharingProblem(refusal: SharingRefusal, language: Language): Parameters<typeof problem>[0] {
  switch (refusal.code) {
    case 'unknown_family':
      return { status: 'family_not_found' }
    case 'not_member':
      return { status: 'product_not_found' }
    case 'name_too_long':
      return { status: 'validation_error', details: { errors: { 'family.name_zh': 'memberNameTooLong' } } }
    default:
      return productProblem(refusal, language)
  }
}
