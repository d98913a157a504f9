/**
 * Fetches. Where a change was refused because the word of the session is another by now, as after a sign-in in another tab, the
 * word is asked for and the same change is sent once more: nothing of it was done.
 */
export function sendingAnew(renewToken: () => Promise<string>, send: typeof fetch): typeof fetch {
  return async (url, asked) => {
    const answer = await send(url, asked)
    if (!(await saysOtherToken(answer))) return answer
    const token = await renewToken().catch(() => null)
    if (token === null) return answer
    return send(url, { ...asked, headers: { ...(asked?.headers as Record<string, string>), 'x-csrf-token': token } })
  }
}

async function saysOtherToken(answer: Response): Promise<boolean> {
  if (answer.status !== 403) return false
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  return typeof body === 'object' && body !== null && 'status' in body && body.status === 'csrf_error'
}
