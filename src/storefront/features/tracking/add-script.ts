/** Adds a company's script to the page. Whether it comes is the company's business: the shop waits for none. */
export function addScript(address: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}
