import { changeCategory as change } from '#server/catalog/products/shelves/change-category.ts'
import { createCategory as create } from '#server/catalog/products/shelves/create-category.ts'
import { setFilmsOfProduct } from '#server/catalog/products/shelves/set-films-of-product.ts'
import { setPicturesOfProduct } from '#server/catalog/products/shelves/set-pictures-of-product.ts'
import { setShelvesOfProduct } from '#server/catalog/products/shelves/set-shelves-of-product.ts'
import { changing, creating } from './writing.ts'

export const createCategory = creating({
  what: 'Category',
  does: 'Takes a category into the menu. The fields are JSON named as in the database; name_zh is needed, parent_id puts it below another.',
  create: (shop, { actor, fields }) => create(shop, { actor, category: fields }),
})

export const changeCategory = changing({
  what: 'Category',
  takes: ['category', 'fields'],
  does: 'Changes names, place, covers or visibility of a category. The fields are JSON such as {"name_en":"Hands","visible":false}.',
  change: (shop, { actor, of, said }) => change(shop, { actor, id: of, change: said }),
})

export const setShelves = changing({
  what: 'The place of product',
  takes: ['product', 'shelves'],
  does: 'Puts a product into these categories and no others. The shelves are JSON such as [{"category":4},{"category":9,"position":0}]; without a position it stays where it stands there, or comes last.',
  change: (shop, { actor, of, said }) => setShelvesOfProduct(shop, { actor, product: of, shelves: said }),
})

export const setPictures = changing({
  what: 'Product',
  takes: ['product', 'pictures'],
  does: 'Gives a product these pictures and no others, in this order; the first is the preview. They are JSON such as [{"url":"/media/products/soap.3f9c2a1b77de.webp","alt_zh":"手工皂"}].',
  change: (shop, { actor, of, said }) => setPicturesOfProduct(shop, { actor, product: of, pictures: said }),
})

export const setFilms = changing({
  what: 'Product',
  takes: ['product', 'films'],
  does: 'Gives a product these films and no others, in this order. They are JSON such as ["https://youtu.be/abcdef12345","/film-gel-nails.webm"]; [] takes all away.',
  change: (shop, { actor, of, said }) => setFilmsOfProduct(shop, { actor, product: of, films: said }),
})
