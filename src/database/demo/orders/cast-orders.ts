import type { InvoiceEntered } from '#rules/invoices/invoice.ts'
import { haoRecipients, meiRecipients } from '#database/demo/members/cast.ts'
import { archived, awaitingPage, awaitingTransfer, broughtHome, charged, onDelivery, paidOnPage, picked, sent, transferred, waitingInStore } from './order-course.ts'
import type { SeedOrder } from './seed-order.ts'

const { home, mother, penghu, store, america, hongKong } = meiRecipients

const toMail: InvoiceEntered = { carrier_type: 'member_carrier', carrier: 'mei@example.com' }
const toPhone: InvoiceEntered = { carrier_type: 'mobile_carrier', carrier: '/AB12345' }
const toCertificate: InvoiceEntered = { carrier_type: 'Citizen_Digital_Certificate', carrier: 'AB12345678901234' }
const donated: InvoiceEntered = { carrier_type: 'donate', carrier: '8585' }
const onPaper: InvoiceEntered = { carrier_type: 'paper_receipt', address: '106 臺北市大安區永康街 31 巷 12 號 3 樓' }
const forCompany: InvoiceEntered = { ...toMail, name: '小梅美甲工作室', receipt: '12345675' }

/** Fourteen months of mei, oldest first. Every status, payment method, delivery, carrier and kind of line occurs. */
export const meiOrders: readonly SeedOrder[] = [
  {
    key: 'mei first gel set', placed: { daysAgo: 424, at: '21:14' }, to: home, receivedTime: 'evening_5_to_8', paymentMethod: 'credit_cards', invoice: toMail,
    lines: [
      { product: 'gel-starter-set-9', quantity: 1, picks: { 'gel-polish-milk-white': 2, 'gel-polish-cocoa': 1 } },
      { product: 'top-coat-glossy', quantity: 1 },
    ],
    course: [...charged, ...broughtHome(2, '18:32'), ...archived(368)],
  },
  {
    key: 'mei soap from the store', placed: { daysAgo: 396, at: '12:47' }, to: store, paymentMethod: 'line', invoice: toPhone,
    lines: [
      { product: 'soap-trio-box', quantity: 1, picks: { 'soap-plum-ash': 1, 'soap-camphor': 1, 'shampoo-bar-juniper': 1 } },
      { product: 'hand-cream-plum', quantity: 1 },
    ],
    course: [...paidOnPage, ...waitingInStore(4, '11:05'), { event: 'picked_up', actor: 'courier', day: 5, at: '19:48' }, ...archived(371)],
  },
  {
    key: 'mei warm things for mother', placed: { daysAgo: 376, at: '20:05' }, to: mother, receivedTime: 'before_noon', paymentMethod: 'when_received', invoice: onPaper,
    remark: '收件人是長輩，請先打電話再送，謝謝。',
    lines: [{ product: 'ginger-brown-sugar-10', quantity: 2 }, { product: 'bath-salt-plum-onsen', quantity: 1 }, { product: 'cotton-gloves-night', quantity: 1 }],
    course: [...onDelivery, ...broughtHome(2, '10:51'), ...archived(368)],
  },
  {
    key: 'mei tea for san francisco', placed: { daysAgo: 341, at: '22:26' }, language: 'en', to: america, paymentMethod: 'google', invoice: toMail,
    remark: 'Please wrap the tea tins well, thanks.',
    lines: [{ product: 'tea-oolong-alishan', quantity: 2 }, { product: 'lipstick-velvet-red-plum', quantity: 1 }],
    course: [...charged, ...sent(1), { event: 'delivered', actor: 'courier', day: 7, at: '05:12' }],
  },
  {
    key: 'mei cake for a birthday', placed: { daysAgo: 317, at: '10:38' }, to: home, receivedTime: 'afternoon_2_to_6', paymentMethod: 'atm', invoice: donated,
    lines: [{ product: 'cake-plum-wine-6inch', quantity: 1 }, { product: 'pudding-caramel-6', quantity: 1 }, { product: 'milk-pasture-936', quantity: 2 }],
    course: [...transferred(0, '12:19'), ...broughtHome(2, '15:24')],
  },
  {
    key: 'mei full freezer', placed: { daysAgo: 290, at: '19:33' }, to: home, receivedTime: 'evening_5_to_8', paymentMethod: 'jko', invoice: toPhone,
    lines: [
      { product: 'dumpling-family-pack', quantity: 1, picks: { 'dumplings-cabbage-pork-30': 2, 'dumplings-chive-pork-30': 1, 'dumplings-shrimp-24': 1 } },
      { product: 'soup-chicken-mushroom', quantity: 3 },
      { product: 'fish-milkfish-belly-3', quantity: 1 },
      { product: 'scallion-pancake-10', quantity: 1 },
    ],
    course: [...paidOnPage, ...broughtHome(2, '19:10')],
  },
  {
    key: 'mei blankets in six parts', placed: { daysAgo: 226, at: '21:52' }, to: home, receivedTime: 'unspecified', paymentMethod: 'installment', instalments: 6, invoice: toCertificate,
    lines: [{ product: 'blanket-wool-mountain', quantity: 2 }, { product: 'night-oil-squalane', quantity: 1 }],
    course: [...charged, ...broughtHome(2, '13:41')],
  },
  {
    key: 'mei sack for the dog', placed: { daysAgo: 204, at: '09:17' }, to: home, receivedTime: 'before_noon', paymentMethod: 'credit_cards', invoice: toMail,
    lines: [{ product: 'dog-food-family-12kg', quantity: 1 }],
    course: [...charged, ...broughtHome(2, '11:36')],
  },
  {
    key: 'mei lipstick that went back', placed: { daysAgo: 183, at: '23:08' }, to: home, receivedTime: 'unspecified', paymentMethod: 'apple', invoice: toMail,
    lines: [{ product: 'lipstick-velvet-tea-rose', quantity: 1 }, { product: 'toner-tea-flower', quantity: 1 }],
    course: [
      ...charged, ...broughtHome(2, '14:02'), { event: 'full_return', actor: 'operations', day: 8, at: '10:20' },
      { event: 'refund_confirmed', actor: 'provider', day: 9, at: '02:15' },
    ],
  },
  {
    key: 'mei treats paid with points', placed: { daysAgo: 160, at: '17:44' }, to: home, receivedTime: 'unspecified', paymentMethod: 'apple', invoice: toMail,
    lines: [
      { product: 'hand-cream-plum', quantity: 1, withPoints: true },
      { product: 'points-nail-sticker-winter', quantity: 2 },
      { product: 'cat-can-chicken-12', quantity: 2 },
    ],
    course: [...charged, ...broughtHome(3, '16:28')],
  },
  {
    key: 'mei change of mind', placed: { daysAgo: 141, at: '22:59' }, to: store, paymentMethod: 'line', invoice: toPhone,
    lines: [{ product: 'candle-moss-garden', quantity: 1 }, { product: 'linen-mist-sun', quantity: 1 }],
    course: [...awaitingPage, { event: 'cancel_unpaid', actor: 'buyer', seconds: 652 }],
    cancelled: { code: 'else', words: '朋友剛好送了同款蠟燭，這次先不買。' },
  },
  {
    key: 'mei tower for the cats', placed: { daysAgo: 122, at: '14:31' }, to: home, receivedTime: 'before_noon', paymentMethod: 'credit_cards', invoice: forCompany,
    remark: '大樓電梯較小，請從後門貨梯上樓。',
    lines: [{ product: 'cat-tower-cypress', quantity: 1 }],
    course: [...charged, ...broughtHome(2, '10:47')],
  },
  {
    key: 'mei skincare, one bottle back', placed: { daysAgo: 96, at: '20:40' }, to: home, receivedTime: 'evening_5_to_8', paymentMethod: 'credit_cards', invoice: toPhone,
    lines: [{ product: 'serum-green-ume', quantity: 2 }, { product: 'toner-tea-flower', quantity: 1 }, { product: 'mask-mix-10', quantity: 1, picks: { 'mask-hyaluronic-5': 1, 'mask-plum-radiance-5': 1 } }],
    course: [...charged, ...broughtHome(2, '18:05'), { event: 'partial_return', actor: 'operations', day: 7, at: '15:30' }],
    partRefund: 1280,
  },
  {
    key: 'mei parcel to hong kong', placed: { daysAgo: 74, at: '13:22' }, to: hongKong, paymentMethod: 'jko', invoice: toMail,
    remark: '禮物，請不要附價格明細。',
    lines: [{ product: 'tea-black-sun-moon', quantity: 2 }, { product: 'honey-longan', quantity: 1 }, { product: 'candle-night-plum', quantity: 1 }, { product: 'fish-oil-90', quantity: 1 }],
    course: [...paidOnPage, ...sent(1), { event: 'delivered', actor: 'courier', day: 4, at: '12:09' }],
  },
  {
    key: 'mei transfer forgotten', placed: { daysAgo: 30, at: '21:30' }, to: home, receivedTime: 'unspecified', paymentMethod: 'atm', invoice: toMail,
    lines: [{ product: 'fish-salmon-cut-4', quantity: 1 }, { product: 'squid-balls-600', quantity: 2 }],
    course: [...awaitingTransfer, { event: 'deadline_passed', actor: 'time', day: 4, at: '00:05' }],
    cancelled: { code: 'payment_expired' },
  },
  {
    key: 'mei winter colours with a gift', placed: { daysAgo: 13, at: '20:18' }, to: home, receivedTime: 'evening_5_to_8', paymentMethod: 'credit_cards', code: 'WELCOME100', invoice: toPhone,
    lines: [
      { product: 'gel-starter-set-6', quantity: 1, picks: { 'gel-polish-red-plum': 1, 'gel-polish-dusty-rose': 1, 'gel-polish-morning-mist': 1 } },
      { product: 'gel-polish-celadon', quantity: 2 },
      { product: 'cuticle-oil-pen', quantity: 1, withPoints: true },
      { product: 'detail-brush-trio', quantity: 1, origin: 'add_on' },
      { product: 'gift-vvip-porcelain-tray', quantity: 1, origin: 'vvip_gift' },
    ],
    course: [...charged, ...broughtHome(2, '18:44')],
  },
  {
    key: 'mei winter pre-order', placed: { daysAgo: 12, at: '12:03' }, to: home, receivedTime: 'unspecified', paymentMethod: 'credit_cards', code: 'SPRING10', invoice: toMail,
    lines: [{ product: 'cat-food-salmon-grain-free', quantity: 2 }, { product: 'lutein-marigold-60', quantity: 1 }, { product: 'body-lotion-rice', quantity: 1 }],
    course: charged,
  },
  {
    key: 'mei party called off', placed: { daysAgo: 5, at: '18:55' }, to: home, receivedTime: 'afternoon_2_to_6', paymentMethod: 'atm', invoice: donated,
    lines: [
      { product: 'dessert-box-12', quantity: 1, picks: { 'pudding-caramel-6': 1, 'pudding-matcha-6': 1 } },
      { product: 'cake-tea-basque-6inch', quantity: 1 },
      { product: 'points-milk-pudding-jar', quantity: 2 },
    ],
    course: [...transferred(1, '12:36'), { event: 'cancel_paid', actor: 'buyer', day: 1, at: '20:12' }],
    cancelled: { code: 'edit' },
  },
  {
    key: 'mei waiting at the store', placed: { daysAgo: 4, at: '11:29' }, to: store, paymentMethod: 'line', invoice: toPhone,
    lines: [{ product: 'lip-balm-plum-honey', quantity: 2 }, { product: 'conditioner-plum-kernel', quantity: 1 }, { product: 'dog-treat-sweet-potato', quantity: 1 }],
    course: [...paidOnPage, ...waitingInStore(3, '11:20')],
  },
  {
    key: 'mei lamp from two places', placed: { daysAgo: 3, at: '19:46' }, to: penghu, receivedTime: 'unspecified', paymentMethod: 'credit_cards', invoice: toMail,
    remark: '離島，不急，平安送到就好。',
    lines: [{ product: 'gel-lamp-48w', quantity: 1 }, { product: 'gel-cleanser-wipes', quantity: 2 }, { product: 'nail-file-set', quantity: 1 }],
    course: [...charged, ...sent(1)], courseOfPart: [...charged, ...picked(1)],
  },
  {
    key: 'mei bathhouse weekend', placed: { daysAgo: 2, at: '22:10' }, to: home, receivedTime: 'evening_5_to_8', paymentMethod: 'google', code: 'PLUM200', invoice: toPhone,
    lines: [{ product: 'spa-gift-winter', quantity: 1 }, { product: 'body-oil-camellia', quantity: 1 }],
    course: [...charged, ...picked(1)],
  },
  {
    key: 'mei hot pot with friends', placed: { daysAgo: 1, at: '20:34' }, to: home, receivedTime: 'evening_5_to_8', paymentMethod: 'atm', invoice: toMail,
    lines: [{ product: 'hotpot-set-mala', quantity: 2 }, { product: 'pork-belly-black-3', quantity: 2 }, { product: 'ice-cream-peanut-6', quantity: 1 }],
    course: awaitingTransfer,
  },
  {
    key: 'mei on the wallet page', placed: { minutesAgo: 6 }, to: home, receivedTime: 'unspecified', paymentMethod: 'line', invoice: toPhone,
    lines: [{ product: 'probiotics-daily-30', quantity: 1 }, { product: 'vitamin-c-plum-100', quantity: 2 }],
    course: awaitingPage,
  },
  {
    key: 'mei just now', placed: { minutesAgo: 2 }, to: home, receivedTime: 'before_noon', paymentMethod: 'atm', invoice: toMail,
    lines: [{ product: 'yoghurt-drink-plum-4', quantity: 2 }, { product: 'fruit-tomato-yunu-box', quantity: 1 }],
    course: [],
  },
]

export const haoOrders: readonly SeedOrder[] = [
  {
    key: 'hao first vitamins', placed: { daysAgo: 58, at: '21:37' }, to: haoRecipients.home, receivedTime: 'evening_5_to_8', paymentMethod: 'credit_cards',
    invoice: { carrier_type: 'mobile_carrier', carrier: '/AB77H3K' },
    lines: [{ product: 'vitamin-b-complex-60', quantity: 1 }, { product: 'fish-oil-90', quantity: 1 }],
    course: [...charged, ...broughtHome(2, '19:21')],
  },
]
