import { defaultTerms, type Terms } from '#rules/terms.ts'

/** What the owner may change without a new version of the shop, as it begins. */
export type SeedSetting = { key: keyof Terms; value: Terms[keyof Terms]; note: string }

export const settings: readonly SeedSetting[] = [
  {
    key: 'delivery',
    value: defaultTerms.delivery,
    note: 'Whole TWD: from which goods total on domestic delivery is free, what it costs below, what the cart expects, what cash on delivery and each country cost.',
  },
  {
    key: 'points',
    value: defaultTerms.points,
    note: 'TWD that earn one point, from which total on; days until points can be spent, and for which they live.',
  },
  {
    key: 'vip',
    value: defaultTerms.vip,
    note: 'Spending of finished orders within the days that makes a member VIP (1) or VVIP (2); a level lasts the same days.',
  },
  {
    key: 'payment_deadlines',
    value: defaultTerms.payment_deadlines,
    note: 'ATM: to the end of that day in Taipei. Wallets and 3-D pages: minutes from placement.',
  },
  {
    key: 'preorder',
    value: defaultTerms.preorder,
    note: 'Days until a pre-order ships, and what a special period {from, to} adds for whoever orders on its days.',
  },
  {
    key: 'packing',
    value: defaultTerms.packing,
    note: 'Parcels that are picked together at most, when couriers come, and for how many minutes chilled and frozen goods may stand outside.',
  },
  {
    key: 'today',
    value: defaultTerms.today,
    note: 'Hours after which each tile of 今日 is amber and red, and of how few free units a product stands under 低庫存.',
  },
  {
    key: 'allowances',
    value: defaultTerms.allowances,
    note: 'Up to which amounts people of the office refund, give points and so on alone; above them a second person decides.',
  },
  {
    key: 'parcels',
    value: defaultTerms.parcels,
    note: 'What 7-ELEVEN and T-Cat take in one box: sides in mm, class in cm, grams, TWD, and for how many days a label is good; whether packing slips show prices.',
  },
  {
    key: 'office_sessions',
    value: defaultTerms.office_sessions,
    note: 'Minutes after which a session of the office ends: without a call, in any case, and both where others use the browser too. Shorter, never longer.',
  },
  {
    key: 'risk',
    value: defaultTerms.risk,
    note: 'From when on an order by card is large, an account new, so many refused cards or parcels that nobody collected a risk; whether an order of high risk is held.',
  },
  {
    key: 'stock',
    value: defaultTerms.stock,
    note: 'Days that parcels are on their way at most, and how many days before its expiry a lot is blocked where no least days are said.',
  },
  {
    key: 'families',
    value: defaultTerms.families,
    note: 'How lists show the products of a family: each by itself (each), or one card for all of them (one).',
  },
  {
    key: 'list_prices',
    value: defaultTerms.list_prices,
    note: 'Days within which a list price has to have been asked, else it is marked and needs a reason.',
  },
  {
    key: 'claims',
    value: defaultTerms.claims,
    note: 'Words that claim a medical effect, each with the law that forbids it: they are underlined in texts, and published only by who confirms them.',
  },
  {
    key: 'back_in_stock',
    value: defaultTerms.back_in_stock,
    note: 'Whether whoever wants it is told when a product that is sold out is there again (offered).',
  },
]
