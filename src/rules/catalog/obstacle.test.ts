import { expect, test } from 'vitest'
import { obstacleFor } from './obstacle.ts'

const cream = { members_only: false, price: 390, shopping_point_price: 100 }
const buyer = { vip: 0, vip_spending: 6800, vip_next_at: 10_000, shopping_point: 120 }

test('PRD-31 goods for VIPs tell a member how much spending is missing, and a VIP nothing', () => {
  const product = { ...cream, members_only: true }
  expect(obstacleFor(product, { buyer })).toEqual({ code: 'vip_only', spent: 6800, missing: 3200 })
  expect(obstacleFor(product, { buyer: { ...buyer, vip_next_at: null } })).toMatchObject({ missing: null })
  expect(obstacleFor(product, { buyer: { ...buyer, vip: 1 } })).toBeNull()
})

test('PRD-31 goods for points alone tell how many are needed for so many pieces, and how many there are', () => {
  const product = { ...cream, price: 0, shopping_point_price: 60 }
  expect(obstacleFor(product, { buyer, quantity: 2 })).toBeNull()
  expect(obstacleFor(product, { buyer, quantity: 3 })).toEqual({ code: 'points_short', needed: 180, balance: 120, missing: 60 })
})

test("what money buys is in nobody's way, however few points there are", () => {
  expect(obstacleFor(cream, { buyer: { ...buyer, shopping_point: 0 } })).toBeNull()
})
