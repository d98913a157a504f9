import { bathSalt } from './objects/bath-salt.ts'
import { bunSteamer } from './objects/bun-steamer.ts'
import { cake } from './objects/cake.ts'
import { candle } from './objects/candle.ts'
import { capsuleJar } from './objects/capsule-jar.ts'
import { catTree } from './objects/cat-tree.ts'
import { cheesecake } from './objects/cheesecake.ts'
import { coaster } from './objects/coaster.ts'
import { compact } from './objects/compact.ts'
import { cottonPads } from './objects/cotton-pads.ts'
import { creamJar } from './objects/cream-jar.ts'
import { cup } from './objects/cup.ts'
import { cuticlePen } from './objects/cuticle-pen.ts'
import { daifuku } from './objects/daifuku.ts'
import { diffuser } from './objects/diffuser.ts'
import { dumplingBox } from './objects/dumpling-box.ts'
import { fishPack } from './objects/fish-pack.ts'
import { flipBottle } from './objects/flip-bottle.ts'
import { foodCans } from './objects/food-cans.ts'
import { fruitBox } from './objects/fruit-box.ts'
import { gelJar } from './objects/gel-jar.ts'
import { giftBox } from './objects/gift-box.ts'
import { hairBrush } from './objects/hair-brush.ts'
import { hairOil } from './objects/hair-oil.ts'
import { hairband } from './objects/hairband.ts'
import { honeyJar } from './objects/honey-jar.ts'
import { iceCream } from './objects/ice-cream.ts'
import { lipTint } from './objects/lip-tint.ts'
import { lipstick } from './objects/lipstick.ts'
import { mascara } from './objects/mascara.ts'
import { meatTray } from './objects/meat-tray.ts'
import { milkBottle } from './objects/milk-bottle.ts'
import { nailBrushes } from './objects/nail-brushes.ts'
import { nailFile } from './objects/nail-file.ts'
import { nailStickers } from './objects/nail-stickers.ts'
import { nailTips } from './objects/nail-tips.ts'
import { palette } from './objects/palette.ts'
import { petBag } from './objects/pet-bag.ts'
import { petBowl } from './objects/pet-bowl.ts'
import { petToy } from './objects/pet-toy.ts'
import { polish } from './objects/polish.ts'
import { pudding } from './objects/pudding.ts'
import { pumpBottle } from './objects/pump-bottle.ts'
import { refillPouch } from './objects/refill-pouch.ts'
import { sachetBox } from './objects/sachet-box.ts'
import { scrubTub } from './objects/scrub-tub.ts'
import { serum } from './objects/serum.ts'
import { sheetMask } from './objects/sheet-mask.ts'
import { snackBag } from './objects/snack-bag.ts'
import { soap } from './objects/soap.ts'
import { soupPouch } from './objects/soup-pouch.ts'
import { sprayBottle } from './objects/spray-bottle.ts'
import { stickBox } from './objects/stick-box.ts'
import { teaTin } from './objects/tea-tin.ts'
import { tonicBottles } from './objects/tonic-bottles.ts'
import { towel } from './objects/towel.ts'
import { treatPouch } from './objects/treat-pouch.ts'
import { tube } from './objects/tube.ts'
import { uvLamp } from './objects/uv-lamp.ts'
import { vitaminBottle } from './objects/vitamin-bottle.ts'
import type { Drawing } from './pack.ts'

/** Every thing that can be drawn. */
export const drawings = {
  polish,
  geljar: gelJar,
  lamp: uvLamp,
  brush: nailBrushes,
  nailfile: nailFile,
  oilpen: cuticlePen,
  sticker: nailStickers,
  tips: nailTips,
  remover: flipBottle,
  lip: lipTint,
  lipstick,
  compact,
  palette,
  mascara,
  creamjar: creamJar,
  serum,
  mask: sheetMask,
  tube,
  shampoo: pumpBottle,
  hairoil: hairOil,
  comb: hairBrush,
  scrub: scrubTub,
  bathsalt: bathSalt,
  soap,
  petbag: petBag,
  treat: treatPouch,
  petbowl: petBowl,
  pettoy: petToy,
  spray: sprayBottle,
  candle,
  diffuser,
  towel,
  cup,
  teatin: teaTin,
  gift: giftBox,
  supp: capsuleJar,
  vitamins: vitaminBottle,
  sachet: sachetBox,
  stick: stickBox,
  drink: tonicBottles,
  cake,
  cheesecake,
  pudding,
  milk: milkBottle,
  honey: honeyJar,
  snackbag: snackBag,
  dumpling: dumplingBox,
  bun: bunSteamer,
  daifuku,
  soup: soupPouch,
  icecream: iceCream,
  fish: fishPack,
  meat: meatTray,
  fruit: fruitBox,
  refill: refillPouch,
  can: foodCans,
  cattree: catTree,
  cottonpad: cottonPads,
  coaster,
  hairband,
} satisfies Record<string, Drawing>

export type ProductType = keyof typeof drawings

/** Things wider than tall: they stand on a broader plinth and are drawn a little smaller. */
export const wideTypes: ReadonlySet<ProductType> = new Set<ProductType>([
  'geljar',
  'lamp',
  'nailfile',
  'comb',
  'tips',
  'sticker',
  'compact',
  'palette',
  'creamjar',
  'mask',
  'scrub',
  'soap',
  'petbag',
  'petbowl',
  'pettoy',
  'towel',
  'cup',
  'gift',
  'sachet',
  'drink',
  'cake',
  'cheesecake',
  'pudding',
  'snackbag',
  'dumpling',
  'bun',
  'daifuku',
  'soup',
  'icecream',
  'fish',
  'meat',
  'fruit',
  'bathsalt',
  'can',
  'cattree',
  'cottonpad',
  'coaster',
  'hairband',
])

/** Things with something lying in front of them: a plinth under them is broad and low, so that nothing hangs in the air. */
export const spreadTypes: ReadonlySet<ProductType> = new Set<ProductType>([
  'oilpen',
  'lip',
  'compact',
  'scrub',
  'icecream',
  'creamjar',
  'bathsalt',
  'soap',
  'petbag',
  'pettoy',
  'teatin',
  'supp',
  'vitamins',
  'stick',
  'pudding',
  'soup',
  'fish',
  'cottonpad',
  'can',
  'cattree',
])
