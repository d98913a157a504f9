import { expect, test } from 'vitest'
import { helpOfPages } from '#texts/office/help.ts'
import { createOfficeRouter } from './routes.ts'

test('NAV-06 every page behind the door has its help, in `texts/office/help.ts`', () => {
  const { routesById } = createOfficeRouter()
  const paths = Object.values(routesById as Record<string, { id: string; fullPath: string; parentRoute?: { id: string } }>)
    .filter(({ parentRoute, fullPath }) => parentRoute?.id === '/office' && !fullPath.endsWith('$'))
    .map(({ fullPath }) => fullPath.replace(/(.)\/$/, '$1'))
  expect(paths).toContain('/office/orders/$number')
  expect(paths.filter((path) => !(path in helpOfPages))).toEqual([])
})
