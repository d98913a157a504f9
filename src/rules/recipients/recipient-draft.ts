/** What is typed of a recipient, at a door, in a store or abroad. Empty text means: nothing yet. */
export type RecipientDraft = {
  contact_attributes: { name: string; phone: string; county: string; district: string; zip_code: string; address: string }
  store_id: string
  /** The way to the store, and its name: for the form alone. */
  store_place: { county: string; city: string; road: string; store_name: string }
  foreign_contact_attributes: {
    name: string
    phone: string
    country: string
    state_province_county: string
    city_or_town: string
    address_one: string
    address_two: string
    address_three: string
    postal_code: string
  }
}

export const blankRecipient: RecipientDraft = {
  contact_attributes: { name: '', phone: '', county: '', district: '', zip_code: '', address: '' },
  store_id: '',
  store_place: { county: '', city: '', road: '', store_name: '' },
  foreign_contact_attributes: {
    name: '',
    phone: '',
    country: '',
    state_province_county: '',
    city_or_town: '',
    address_one: '',
    address_two: '',
    address_three: '',
    postal_code: '',
  },
}
