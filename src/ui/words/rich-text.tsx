import './rich-text.css'
import { useFilesIn } from '#ui/pictures/files-address.ts'

/** A text that comes as HTML from the shop, which has cleaned it on its way out. */
export function RichText({ html }: { html: string }) {
  const fetched = useFilesIn()
  return <div className="prose read" dangerouslySetInnerHTML={{ __html: fetched(html) }} />
}
