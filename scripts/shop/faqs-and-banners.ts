import { changeBanner as changeOneBanner } from '#server/content/writing/change-banner.ts'
import { changeFaq as changeOneFaq } from '#server/content/writing/change-faq.ts'
import { createBanner as createOneBanner } from '#server/content/writing/create-banner.ts'
import { createFaq as createOneFaq } from '#server/content/writing/create-faq.ts'
import { changing, creating } from './writing.ts'

export const createFaq = creating({
  what: 'Question',
  does: 'Puts a question into a topic. The fields are JSON named as in the database; topic (its slug), title_zh and content_zh are needed. Without a position it stands last.',
  create: (shop, { actor, fields }) => createOneFaq(shop, { actor, faq: fields }),
})

export const changeFaq = changing({
  what: 'Question',
  takes: ['question', 'fields'],
  does: 'Changes a question, its answer, its film, its place or its topic.',
  change: (shop, { actor, of, said }) => changeOneFaq(shop, { actor, id: of, change: said }),
})

export const createBanner = creating({
  what: 'Banner',
  does: 'Hangs a banner. The fields are JSON named as in the database; group_key (home or health_articles), title_zh, url, desktop_image and mobile_image are needed. Without a position it stands last.',
  create: (shop, { actor, fields }) => createOneBanner(shop, { actor, banner: fields }),
})

export const changeBanner = changing({
  what: 'Banner',
  takes: ['banner', 'fields'],
  does: 'Changes what a banner shows, where it leads, its place or its time; an ends_at takes it down.',
  change: (shop, { actor, of, said }) => changeOneBanner(shop, { actor, id: of, change: said }),
})
