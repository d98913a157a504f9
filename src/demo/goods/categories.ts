import type { Text } from '#rules/locale.ts'
import type { Cover } from '#demo/art/draw-cover.ts'

/** A shelf under another shows the cover of the upper one. */
export type SeedCategory = { slug: CategorySlug; name: Text } & ({ cover: Cover } | { parent: CategorySlug })

/** The shelves of the shop in menu order, a sub-category after its parent. The slug is a name for the seed only. */
export const categories: readonly SeedCategory[] = [
  {
    slug: 'gel-nail',
    name: { zh: '光療', en: 'Gel nails' },
    cover: { hue: 350, types: ['polish', 'geljar', 'lamp'], hues: [5, 355, 300] },
  },
  { slug: 'gel-polish', parent: 'gel-nail', name: { zh: '甲油膠', en: 'Gel polish' } },
  { slug: 'builder-gel', parent: 'gel-nail', name: { zh: '延長凝膠', en: 'Builder gel' } },
  { slug: 'base-top', parent: 'gel-nail', name: { zh: '底膠與封層', en: 'Base and top coats' } },
  { slug: 'nail-art', parent: 'gel-nail', name: { zh: '彩繪工具', en: 'Nail art' } },
  { slug: 'gel-lamps', parent: 'gel-nail', name: { zh: '光療燈', en: 'Gel lamps' } },
  { slug: 'remove-care', parent: 'gel-nail', name: { zh: '卸除與修護', en: 'Removal and care' } },
  { slug: 'gel-sets', parent: 'gel-nail', name: { zh: '禮盒', en: 'Gift sets' } },

  { slug: 'make-up', name: { zh: '美妝', en: 'Beauty' }, cover: { hue: 20, types: ['lipstick', 'serum', 'compact'], hues: [5, 145, 55] } },
  { slug: 'lips', parent: 'make-up', name: { zh: '唇彩', en: 'Lips' } },
  { slug: 'complexion', parent: 'make-up', name: { zh: '底妝', en: 'Complexion' } },
  { slug: 'eyes-cheeks', parent: 'make-up', name: { zh: '眉眼與頰彩', en: 'Eyes and cheeks' } },
  { slug: 'skincare', parent: 'make-up', name: { zh: '臉部保養', en: 'Skincare' } },
  { slug: 'masks', parent: 'make-up', name: { zh: '面膜', en: 'Masks' } },
  { slug: 'sun-care', parent: 'make-up', name: { zh: '防曬', en: 'Sun care' } },

  { slug: 'hair', name: { zh: '美髮', en: 'Hair' }, cover: { hue: 150, types: ['shampoo', 'hairoil', 'comb'], hues: [150, 65, 70] } },
  { slug: 'shampoo', parent: 'hair', name: { zh: '洗髮', en: 'Shampoo' } },
  { slug: 'conditioner', parent: 'hair', name: { zh: '潤髮與護髮', en: 'Conditioner and treatment' } },
  { slug: 'scalp', parent: 'hair', name: { zh: '頭皮養護', en: 'Scalp care' } },
  { slug: 'combs-styling', parent: 'hair', name: { zh: '梳具與造型', en: 'Combs and styling' } },

  { slug: 'body', name: { zh: '身體', en: 'Body' }, cover: { hue: 10, types: ['tube', 'bathsalt', 'soap'], hues: [8, 260, 100] } },
  { slug: 'hands-feet', parent: 'body', name: { zh: '手足保養', en: 'Hands and feet' } },
  { slug: 'lotion', parent: 'body', name: { zh: '身體乳霜', en: 'Lotions and oils' } },
  { slug: 'bath', parent: 'body', name: { zh: '沐浴與泡澡', en: 'Shower and bath' } },
  { slug: 'soap', parent: 'body', name: { zh: '手工皂', en: 'Handmade soap' } },
  { slug: 'scrub', parent: 'body', name: { zh: '去角質', en: 'Scrubs' } },

  { slug: 'pet', name: { zh: '寵物', en: 'Pets' }, cover: { hue: 75, types: ['petbag', 'petbowl', 'pettoy'], hues: [65, 175, 0] } },
  { slug: 'dog-food', parent: 'pet', name: { zh: '狗主食', en: 'Dog food' } },
  { slug: 'cat-food', parent: 'pet', name: { zh: '貓主食', en: 'Cat food' } },
  { slug: 'pet-treats', parent: 'pet', name: { zh: '零食', en: 'Treats' } },
  { slug: 'pet-grooming', parent: 'pet', name: { zh: '洗澡與清潔', en: 'Grooming' } },
  { slug: 'pet-play', parent: 'pet', name: { zh: '玩具與用品', en: 'Toys and gear' } },

  { slug: 'home', name: { zh: '居家', en: 'Home' }, cover: { hue: 130, types: ['candle', 'teatin', 'cup'], hues: [40, 130, 160] } },
  { slug: 'fragrance', parent: 'home', name: { zh: '香氛', en: 'Home fragrance' } },
  { slug: 'tea-table', parent: 'home', name: { zh: '茶與餐桌', en: 'Tea and table' } },
  { slug: 'textiles', parent: 'home', name: { zh: '織品', en: 'Textiles' } },
  { slug: 'cleaning', parent: 'home', name: { zh: '清潔', en: 'Cleaning' } },

  { slug: 'health', name: { zh: '保健', en: 'Health' }, cover: { hue: 90, types: ['supp', 'stick', 'drink'], hues: [60, 145, 25] } },
  { slug: 'vitamins', parent: 'health', name: { zh: '維生素與礦物質', en: 'Vitamins and minerals' } },
  { slug: 'lutein-oils', parent: 'health', name: { zh: '葉黃素與魚油', en: 'Lutein and fish oil' } },
  { slug: 'probiotics', parent: 'health', name: { zh: '益生菌與酵素', en: 'Probiotics and enzymes' } },
  { slug: 'collagen', parent: 'health', name: { zh: '膠原蛋白', en: 'Collagen' } },
  { slug: 'instant-drinks', parent: 'health', name: { zh: '沖泡飲', en: 'Instant drinks' } },

  {
    slug: 'chilled-frozen',
    name: { zh: '冷藏冷凍', en: 'Chilled & frozen' },
    cover: { hue: 238, types: ['dumpling', 'cake', 'milk'], hues: [255, 10, 230] },
  },
  { slug: 'dumplings', parent: 'chilled-frozen', name: { zh: '水餃與麵點', en: 'Dumplings and buns' } },
  { slug: 'soups', parent: 'chilled-frozen', name: { zh: '湯品與主菜', en: 'Soups and mains' } },
  { slug: 'sea-meat', parent: 'chilled-frozen', name: { zh: '海鮮與肉品', en: 'Seafood and meat' } },
  { slug: 'cakes', parent: 'chilled-frozen', name: { zh: '蛋糕甜點', en: 'Cakes and desserts' } },
  { slug: 'ice', parent: 'chilled-frozen', name: { zh: '冰品', en: 'Ice cream' } },
  { slug: 'dairy', parent: 'chilled-frozen', name: { zh: '鮮乳與飲品', en: 'Milk and drinks' } },
  { slug: 'fruit', parent: 'chilled-frozen', name: { zh: '鮮果', en: 'Fresh fruit' } },
]

export type CategorySlug =
  | 'gel-nail'
  | 'gel-polish'
  | 'builder-gel'
  | 'base-top'
  | 'nail-art'
  | 'gel-lamps'
  | 'remove-care'
  | 'gel-sets'
  | 'make-up'
  | 'lips'
  | 'complexion'
  | 'eyes-cheeks'
  | 'skincare'
  | 'masks'
  | 'sun-care'
  | 'hair'
  | 'shampoo'
  | 'conditioner'
  | 'scalp'
  | 'combs-styling'
  | 'body'
  | 'hands-feet'
  | 'lotion'
  | 'bath'
  | 'soap'
  | 'scrub'
  | 'pet'
  | 'dog-food'
  | 'cat-food'
  | 'pet-treats'
  | 'pet-grooming'
  | 'pet-play'
  | 'home'
  | 'fragrance'
  | 'tea-table'
  | 'textiles'
  | 'cleaning'
  | 'health'
  | 'vitamins'
  | 'lutein-oils'
  | 'probiotics'
  | 'collagen'
  | 'instant-drinks'
  | 'chilled-frozen'
  | 'dumplings'
  | 'soups'
  | 'sea-meat'
  | 'cakes'
  | 'ice'
  | 'dairy'
  | 'fruit'
