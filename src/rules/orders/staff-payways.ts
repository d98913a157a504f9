/** How an order that people of the shop place is paid: by a link, in cash at the door, or by a transfer. */
export const staffPayways = ['link', 'when_received', 'atm'] as const
export type StaffPayway = (typeof staffPayways)[number]
