import type { ComponentType } from 'react'

/** The camera that reads codes, which the page brings along. */
export type CameraSlot = ComponentType<{ title: string; onScan: (code: string) => void; onClose: () => void }>
