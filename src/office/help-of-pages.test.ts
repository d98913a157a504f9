import { expect, test } from 'vitest'
import { helpOfPages } from '#texts/office/help.ts'
import { createOfficeRouter } from './routes.ts'

/** Before the door there is nothing to help with; what is no page says so itself. */
const withoutHelp = ['/office/$', '/office/first-owner', '/office/join', '/office/reset']

test('every page of the office has its help', () => {
  const pages = Object.keys(createOfficeRouter().routesByPath)
    .map((path) => path.replace(/(.)\/$/, '$1'))
    .filter((path) => path !== '/' && !withoutHelp.includes(path))
  expect(pages).toContain('/office/orders/$number')
  for (const path of pages) expect(helpOfPages, path).toHaveProperty([path])
})
