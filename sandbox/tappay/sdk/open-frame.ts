import { newId } from './new-id.ts'

/** Where this script was loaded from: every frame and every request stays on that origin. */
const company = new URL(document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href).origin

export type Answer = { status: number; msg: string } & Record<string, unknown>
export type Message = { tappay: string } & Record<string, unknown>

export type Frame = {
  element: HTMLIFrameElement
  post(message: Message): void
  /** Posts a wish and waits for its answer. */
  ask(message: Message): Promise<Answer>
  remove(): void
}

export type FrameOptions = {
  container: Element
  path: string
  query: Record<string, string>
  title: string
  onMessage?: (message: Message) => void
}

/** Puts one of the company's frames into the shop's page. What is said before it is ready waits. */
export function openFrame({ container, path, query, title, onMessage }: FrameOptions): Frame {
  const element = document.createElement('iframe')
  const answers = new Map<string, (answer: Answer) => void>()
  let waiting: Message[] | null = []
  element.title = title
  element.src = `${company}${path}?${new URLSearchParams({ ...query, lang: pageLanguage(), origin: location.origin })}`
  Object.assign(element.style, { border: '0', width: '100%', height: '100%', display: 'block' })

  function post(message: Message) {
    if (waiting) waiting.push(message)
    else element.contentWindow?.postMessage(message, company)
  }
  function hear({ source, origin, data }: MessageEvent<Message>) {
    if (source !== element.contentWindow || origin !== company) return
    if (data.tappay === 'ready') {
      const early = waiting ?? []
      waiting = null
      for (const message of early) post(message)
    } else if (data.tappay === 'answer') {
      answers.get(String(data['id']))?.(data['answer'] as Answer)
      answers.delete(String(data['id']))
    } else onMessage?.(data)
  }
  window.addEventListener('message', hear)
  container.replaceChildren(element)
  return {
    element,
    post,
    ask: (message) =>
      new Promise((resolve) => {
        const id = newId()
        answers.set(id, resolve)
        post({ ...message, id })
      }),
    remove() {
      window.removeEventListener('message', hear)
      element.remove()
    },
  }
}

export function pageLanguage(): 'zh' | 'en' {
  return document.documentElement.lang.toLowerCase().startsWith('en') ? 'en' : 'zh'
}
