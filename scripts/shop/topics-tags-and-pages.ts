import { z } from 'zod'
import { changeTag as changeOneTag } from '#server/content/writing/naming/change-tag.ts'
import { changeTopic as changeOneTopic } from '#server/content/writing/naming/change-topic.ts'
import { createTag as createOneTag } from '#server/content/writing/naming/create-tag.ts'
import { createTopic as createOneTopic } from '#server/content/writing/naming/create-topic.ts'
import { writePage as writeOnePage } from '#server/content/writing/pages/write-page.ts'
import { changing, creating } from './writing.ts'

const slug = z.string().trim().min(1)

export const createTag = creating({
  what: 'Tag',
  does: 'Makes a tag that articles can name. The fields are JSON named as in the database; slug and name_zh are needed.',
  create: (shop, { actor, fields }) => createOneTag(shop, { actor, tag: fields }),
})

export const changeTag = changing({
  what: 'Tag',
  takes: ['tag', 'fields'],
  of: slug,
  does: 'Changes the names of a tag. Its slug stays.',
  change: (shop, { actor, of, said }) => changeOneTag(shop, { actor, slug: of, change: said }),
})

export const createTopic = creating({
  what: 'Topic',
  does: 'Makes a topic that questions can stand in. The fields are JSON named as in the database; slug and name_zh are needed. Without name_en it is there in Chinese only, without a position it stands last.',
  create: (shop, { actor, fields }) => createOneTopic(shop, { actor, topic: fields }),
})

export const changeTopic = changing({
  what: 'Topic',
  takes: ['topic', 'fields'],
  of: slug,
  does: 'Changes the names of a topic, or where it stands. Its slug stays.',
  change: (shop, { actor, of, said }) => changeOneTopic(shop, { actor, slug: of, change: said }),
})

export const writePage = changing({
  what: 'Page',
  takes: ['page', 'fields'],
  of: slug,
  does: 'Writes about, readme, privacy, certification or manual, or changes what is said of it. The fields are JSON named as in the database; a page that is not there yet needs title_zh and content_zh.',
  change: (shop, { actor, of, said }) => writeOnePage(shop, { actor, slug: of, page: said }),
})
