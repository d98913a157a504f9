import { meApi } from './api/me.ts'
import { ordersApi } from './api/orders.ts'
import { todayApi } from './api/today.ts'
import { firstOwnerApi, signInApi, signOut } from './api/sign-in.ts'

/** Every call of the office. The shop's browser never carries it. */
export const officeApi = {
  signIn: signInApi,
  signOut,
  me: meApi,
  firstOwner: firstOwnerApi,
  today: todayApi,
  orders: ordersApi,
}
export type OfficeApi = typeof officeApi
