import { handsAndNails } from './articles/hands-and-nails.ts'
import { homeAndSleep } from './articles/home-and-sleep.ts'
import { kitchen } from './articles/kitchen.ts'
import { pets } from './articles/pets.ts'
import { skinAndHair } from './articles/skin-and-hair.ts'
import type { SeedArticle } from './seed-article.ts'

/** Every health article of the demo shop. */
export const articles: readonly SeedArticle[] = [...handsAndNails, ...skinAndHair, ...homeAndSleep, ...pets, ...kitchen]
