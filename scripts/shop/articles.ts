import { z } from 'zod'
import { ok, refuse } from '#rules/result.ts'
import type { ArticleChange, NewArticle } from '#server/content/writing/article-shape.ts'
import { changeArticle as change } from '#server/content/writing/change-article.ts'
import { createArticle as create } from '#server/content/writing/create-article.ts'
import type { ArticleRefusal } from '#server/content/writing/judge-article.ts'
import { command } from './command.ts'
import { actor, amount, json } from './words.ts'

export const createArticle = command({
  takes: ['fields'],
  input: z.object({ fields: json, actor }),
  does: 'Writes a health article. The fields are JSON named as in the database, with tags (slugs), products and related (ids); title_zh, content_zh and cover are needed. It is out from now on unless published_at is said.',
  async run(shop, { fields, actor: id }) {
    const created = await create(shop, { actor: { kind: 'staff', id }, article: fields as NewArticle })
    return created.ok ? ok(`Article ${created.value} is in the shop.`) : refuse(whyNot(created.refusal))
  },
})

export const changeArticle = command({
  takes: ['article', 'fields'],
  input: z.object({ article: amount, fields: json, actor }),
  does: 'Changes texts, cover, day, tags, products or related articles of a health article. Lists that are said take the place of what was there.',
  async run(shop, { article, fields, actor: id }) {
    const changed = await change(shop, { actor: { kind: 'staff', id }, id: article, change: fields as ArticleChange })
    if (!changed.ok) return refuse(whyNot(changed.refusal))
    const { before, after } = changed.value
    return ok(`Article ${article} was ${JSON.stringify(before)} and is ${JSON.stringify(after)} now.`)
  },
})

function whyNot(refusal: ArticleRefusal): string {
  switch (refusal.code) {
    case 'wrong_value':
      return refusal.why
    case 'unknown_tag':
      return `Nothing was done: there is no tag ${refusal.tag}.`
    case 'unknown_product':
      return `Nothing was done: there is no product ${refusal.product}.`
    case 'unknown_article':
      return `Nothing was done: there is no article ${refusal.article}.`
    case 'title_taken':
      return `Nothing was done: article ${refusal.article} has that title.`
  }
}
