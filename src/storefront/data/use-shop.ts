import { useRouteContext } from '@tanstack/react-router'

/** The API client and the language of the present page: `const { client, language } = useShop()`. */
export function useShop() {
  return useRouteContext({ from: '/$language' })
}
