import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { OfficeApp } from './app.tsx'
import { guardComposition } from './data/keys/guard-composition.ts'
import './office.css'

guardComposition()

createRoot(document.getElementById('office') as HTMLElement).render(
  <StrictMode>
    <OfficeApp />
  </StrictMode>,
)

void import('#ui/styles/serif-tc.ts')
