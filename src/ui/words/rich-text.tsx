import './rich-text.css'

/** A text that comes as HTML from the shop, which has cleaned it on its way out. */
export function RichText({ html }: { html: string }) {
  return <div className="prose read" dangerouslySetInnerHTML={{ __html: html }} />
}
