/** What to tell somebody whose shop did not open: a sentence, never the way through our functions. */
export function whyNot(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return takenPort(port)
  if (code === 'EACCES' && port !== undefined) return `This user may not open port ${port}. Choose one above 1023: PORT=4000 npm start`
  return error.message
}

export function takenPort(port: number | undefined): string {
  return `Port ${port} is taken by another program. Choose another port: PORT=4000 npm start`
}
