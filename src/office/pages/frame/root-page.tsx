import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Opening } from '../../features/frame/opening.tsx'

/** Around every page, whoever looks at it. */
export function RootPage() {
  return (
    <Suspense fallback={<Opening />}>
      <Outlet />
    </Suspense>
  )
}
