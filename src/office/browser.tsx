import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { OfficeApp } from './app.tsx'
import { guardComposition } from './data/keys/guard-composition.ts'
import { createOfficeRouter } from './routes.ts'
import './office.css'

guardComposition()

const router = createOfficeRouter()
// The file of the page comes while the frame around it is drawn.
const [matched] = router.getMatchedRoutes(router.latestLocation.pathname)
for (const route of matched) void router.loadRouteChunk(route)

createRoot(document.getElementById('office') as HTMLElement).render(
  <StrictMode>
    <OfficeApp router={router} />
  </StrictMode>,
)

void import('#ui/styles/serif-tc.ts')
