import { createRootRoute, createRoute } from '@tanstack/react-router'
import { InsidePage } from './pages/frame/inside-page.tsx'
import { NotFoundPage } from './pages/frame/not-found-page.tsx'
import { RootPage } from './pages/frame/root-page.tsx'

export const root = createRootRoute({ component: RootPage, notFoundComponent: NotFoundPage })

/** All that people of the office alone may open. */
export const inside = createRoute({ getParentRoute: () => root, path: '/office', component: InsidePage })
