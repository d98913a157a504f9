import { isReadable, tidyName } from '#rules/clean-text.ts'
import { isEmail } from '#rules/invoices/invoice.ts'
import type { Person, ProviderName } from '#ports/sign-in-provider.ts'

/** Longer than anybody's name; providers allow less. */
const longestName = 100

/** Who stands in the books where a provider gives no name that can be seen. */
const namelessAs: Readonly<Record<ProviderName, string>> = { line: 'LINE', facebook: 'Facebook' }

/** A person as the shop keeps them: the provider lets people write names and addresses that no form of the shop would take. */
export function tidyPerson(provider: ProviderName, { providerId, name, email, image }: Person): Person {
  return {
    providerId,
    name: tidyName(name, longestName) || namelessAs[provider],
    email: email !== null && isReadable(email) && isEmail(email) ? email : null,
    image: image !== null && isReadable(image) && URL.canParse(image) ? image : null,
  }
}
