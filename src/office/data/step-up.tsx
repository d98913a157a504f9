import { createContext, use, useState, type ReactNode } from 'react'
import type { Press } from '#contract/office/client.ts'
import { isProblem } from '#contract/shared/problem.ts'
import { lazyLayer } from './layers/lazy-layer.tsx'

/** One press, handed to the call that it asks for. */
export type Pressed = { context: Press }

/**
 * Makes a call; where it needs a fresh second factor, the person is asked for one and the same call is made again, as the same press
 * (ACC-29).
 */
export type Carefully = <Answer>(call: (press: Pressed) => Promise<Answer>) => Promise<Answer>

const Careful = createContext<Carefully>((call) => call(newPress()))

export function useCarefully(): Carefully {
  return use(Careful)
}

const StepUpDialog = lazyLayer(() => import('./step-up-dialog.tsx').then((file) => file.StepUpDialog))

const newPress = (): Pressed => ({ context: { key: crypto.randomUUID() } })

type Asking = { answer: (given: boolean) => void }

/** Asks for the second factor over whatever page needs it. Who does not want to give one gets the refusal of the call. */
export function StepUpProvider({ children }: { children: ReactNode }) {
  const [asking, setAsking] = useState<Asking | null>(null)
  const ask = () => new Promise<boolean>((answer) => setAsking({ answer }))
  const carefully: Carefully = async (call) => {
    const press = newPress()
    try {
      return await call(press)
    } catch (error) {
      if (!isProblem(error, 'second_factor_needed') || !(await ask())) throw error
      return call(press)
    }
  }
  const end = (given: boolean) => {
    asking?.answer(given)
    setAsking(null)
  }
  return (
    <Careful value={carefully}>
      {children}
      {asking && <StepUpDialog onEnd={end} onClose={() => end(false)} />}
    </Careful>
  )
}
