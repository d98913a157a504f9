import { bookStocktake, type BookRefusal } from '#server/catalog/products/counting/book-stocktake.ts'
import { findStocktake, listStocktakes } from '#server/catalog/products/counting/find-stocktake.ts'
import { markStocktake } from '#server/catalog/products/counting/mark-stocktake.ts'
import { startStocktake } from '#server/catalog/products/counting/start-stocktake.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff, staffLists } from '#server/platform/office/office-procedures.ts'

const { stocktakes } = staff

export const stocktakeRoutes = {
  list: staffLists.stocktakes.list.handler(async ({ context: { shop }, input: { view, cursor } }) =>
    listStocktakes(shop, { view, cursor }),
  ),

  find: stocktakes.find.handler(async ({ context: { shop, caller, language, permissions }, input: { id, review } }) => {
    const mayCorrect = permissions.has('stock.correct')
    const found = await findStocktake(shop, { id, counter: caller, language, mayCorrect, isReview: review === 'true' && mayCorrect })
    if (!found) throw problem({ status: 'not_found' })
    return found
  }),

  start: stocktakes.start.handler(async ({ context: { shop, actor }, input: { shows_expected: showsExpected, ...asked } }) => {
    const started = await startStocktake(shop, { ...asked, showsExpected, actor })
    if (started.ok) return { id: started.value }
    throw problem({ status: started.refusal.code === 'unknown_product' ? 'product_not_found' : 'nothing_to_count' })
  }),

  mark: stocktakes.mark.handler(async ({ context: { shop, actor, caller }, input: { id, device_key: deviceKey, sent_at, marks } }) => {
    const read = marks.map(({ at, ...mark }) => ({ ...mark, at: new Date(at) }))
    const marked = await markStocktake(shop, { id, deviceKey, sentAt: new Date(sent_at), marks: read, counter: caller, actor })
    if (!marked.ok) throw problem({ status: 'not_found' })
    return { verdicts: marked.value }
  }),

  book: stocktakes.book.handler(async ({ context: { shop, actor, caller }, input: { id } }) => {
    const booked = await bookStocktake(shop, { id, counter: caller, actor })
    if (!booked.ok) throw bookProblem(booked.refusal)
    return { booked: booked.value }
  }),
}

function bookProblem({ code }: BookRefusal) {
  switch (code) {
    case 'no_such_count':
      return problem({ status: 'not_found' })
    case 'below_reserved':
      return problem({ status: 'count_below_reserved' })
    case 'same_person':
    case 'second_count_needed':
    case 'nothing_counted':
      return problem({ status: code })
  }
}
