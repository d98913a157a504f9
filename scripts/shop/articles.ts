import { changeArticle as change } from '#server/content/writing/change-article.ts'
import { createArticle as create } from '#server/content/writing/create-article.ts'
import { changing, creating } from './writing.ts'

export const createArticle = creating({
  what: 'Article',
  does: 'Writes a health article. The fields are JSON named as in the database, with tags (slugs), products and related (ids); title_zh, content_zh and cover are needed. It is out from now on unless published_at is said.',
  create: (shop, { actor, fields }) => create(shop, { actor, article: fields }),
})

export const changeArticle = changing({
  what: 'Article',
  takes: ['article', 'fields'],
  does: 'Changes texts, cover, day, tags, products or related articles of a health article. Lists that are said take the place of what was there.',
  change: (shop, { actor, of, said }) => change(shop, { actor, id: of, change: said }),
})
