/** What the shop is arranged by: its tree of categories, its main menu, the links of its foot, and the menu of phones. */
export const arrangementKinds = ['categories', 'main', 'footer', 'phone'] as const
export type ArrangementKind = (typeof arrangementKinds)[number]
