import { useRouterState } from '@tanstack/react-router'

/**
 * Title, description and addresses as the page tells them in its `head`. The router's own component also draws styles,
 * scripts and manifests, which no page here has, and weighs two kilobytes of every first visit.
 */
export function PageHead() {
  const page = useRouterState({ select: ({ matches }) => matches.findLast((match) => match.meta !== undefined) })
  return (
    <>
      {page?.meta?.map((tag) =>
        tag?.title !== undefined ? <title key="title">{tag.title}</title> : <meta key={tag?.name ?? tag?.property} {...tag} />,
      )}
      {page?.links?.map((link) => (
        <link key={`${link?.rel} ${link?.hrefLang}`} {...link} />
      ))}
      {/* Data for search engines, which ask the server: nothing that the browser draws again. */}
      {import.meta.env.SSR &&
        page?.headScripts?.map((script) => (
          <script key={String(script?.children)} type={script?.type} dangerouslySetInnerHTML={{ __html: script?.children ?? '' }} />
        ))}
    </>
  )
}
