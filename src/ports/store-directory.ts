/** A convenience store where parcels can be picked up. Names of places are those of the address data, in Chinese. */
export type DirectoryStore = { store_id: string; store_name: string; county: string; city: string; road: string; address: string }

export type DirectoryAnswer = { answer: 'stores'; stores: DirectoryStore[] } | { answer: 'unreachable'; reason: string }

/** What we ask of the logistics company: which stores take our parcels. */
export type StoreDirectory = { listStores: () => Promise<DirectoryAnswer> }
