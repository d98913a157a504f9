/** Variables whose value is for nobody's eyes. */
const secret = /KEY|SECRET|PASSWORD|TOKEN|_IV$/
/** Shorter words stand in ordinary sentences too. */
const fewestSigns = 6

/** Takes out of a text whatever is secret in the environment: keys, and the passwords that stand in addresses. */
export function hidingSecrets(variables: Readonly<Record<string, string | undefined>>): (text: string) => string {
  const secrets = Object.entries(variables)
    .flatMap(([name, value = '']) => [...(secret.test(name) ? [value, ...value.split(/[:,]/)] : []), ...passwordIn(value)])
    .filter((word) => word.length >= fewestSigns)
    .toSorted((one, other) => other.length - one.length)
  return (text) => secrets.reduce((rest, word) => rest.replaceAll(word, '…'), text)
}

function passwordIn(value: string): string[] {
  const { password = '', searchParams } = URL.parse(value) ?? {}
  return [password, decoded(password), searchParams?.get('password') ?? '']
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
