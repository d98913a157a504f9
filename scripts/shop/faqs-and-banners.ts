import { z } from 'zod'
import { ok, refuse } from '#rules/result.ts'
import type { BannerChange, BannerRefusal, NewBanner } from '#server/content/writing/banner-shape.ts'
import { changeBanner as changeOneBanner } from '#server/content/writing/change-banner.ts'
import { changeFaq as changeOneFaq } from '#server/content/writing/change-faq.ts'
import { createBanner as createOneBanner } from '#server/content/writing/create-banner.ts'
import { createFaq as createOneFaq } from '#server/content/writing/create-faq.ts'
import type { FaqChange, FaqRefusal, NewFaq } from '#server/content/writing/faq-shape.ts'
import { command } from './command.ts'
import { actor, amount, json } from './words.ts'

export const createFaq = command({
  takes: ['fields'],
  input: z.object({ fields: json, actor }),
  does: 'Puts a question into a topic. The fields are JSON named as in the database; topic (its slug), title_zh and content_zh are needed. Without a position it stands last.',
  async run(shop, { fields, actor: id }) {
    const created = await createOneFaq(shop, { actor: { kind: 'staff', id }, faq: fields as NewFaq })
    return created.ok ? ok(`Question ${created.value} is in the shop.`) : refuse(whyNoFaq(created.refusal))
  },
})

export const changeFaq = command({
  takes: ['question', 'fields'],
  input: z.object({ question: amount, fields: json, actor }),
  does: 'Changes a question, its answer, its film, its place or its topic.',
  async run(shop, { question, fields, actor: id }) {
    const changed = await changeOneFaq(shop, { actor: { kind: 'staff', id }, id: question, change: fields as FaqChange })
    if (!changed.ok) return refuse(whyNoFaq(changed.refusal))
    const { before, after } = changed.value
    return ok(`Question ${question} was ${JSON.stringify(before)} and is ${JSON.stringify(after)} now.`)
  },
})

export const createBanner = command({
  takes: ['fields'],
  input: z.object({ fields: json, actor }),
  does: 'Hangs a banner. The fields are JSON named as in the database; group_key (home or health_articles), title_zh, url, desktop_image and mobile_image are needed. Without a position it stands last.',
  async run(shop, { fields, actor: id }) {
    const created = await createOneBanner(shop, { actor: { kind: 'staff', id }, banner: fields as NewBanner })
    return created.ok ? ok(`Banner ${created.value} is in the shop.`) : refuse(whyNoBanner(created.refusal))
  },
})

export const changeBanner = command({
  takes: ['banner', 'fields'],
  input: z.object({ banner: amount, fields: json, actor }),
  does: 'Changes what a banner shows, where it leads, its place or its time; an ends_at takes it down.',
  async run(shop, { banner, fields, actor: id }) {
    const changed = await changeOneBanner(shop, { actor: { kind: 'staff', id }, id: banner, change: fields as BannerChange })
    if (!changed.ok) return refuse(whyNoBanner(changed.refusal))
    const { before, after } = changed.value
    return ok(`Banner ${banner} was ${JSON.stringify(before)} and is ${JSON.stringify(after)} now.`)
  },
})

function whyNoFaq(refusal: FaqRefusal): string {
  switch (refusal.code) {
    case 'wrong_value':
      return refusal.why
    case 'unknown_topic':
      return `Nothing was done: there is no topic ${refusal.topic}.`
    case 'question_taken':
      return `Nothing was done: question ${refusal.faq} of that topic is the same.`
    case 'unknown_faq':
      return 'Nothing was done: there is no such question.'
  }
}

function whyNoBanner(refusal: BannerRefusal): string {
  switch (refusal.code) {
    case 'wrong_value':
      return refusal.why
    case 'banner_taken':
      return `Nothing was done: banner ${refusal.banner} is the same at the same time.`
    case 'unknown_banner':
      return 'Nothing was done: there is no such banner.'
  }
}
