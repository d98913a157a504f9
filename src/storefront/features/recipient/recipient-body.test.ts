import { expect, test } from 'vitest'
import { blankRecipient } from '#rules/recipients/recipient-draft.ts'
import { recipientBody } from './recipient-body.ts'

const contact = { name: '陳浩', phone: '0922110334', county: '新竹縣', district: '竹北市', zip_code: '302', address: '文興路一段 168 號' }
const draft = { ...blankRecipient, contact_attributes: contact, store_id: '131386' }

test('D-51 a recipient is sent with the fields of its type and no others', () => {
  expect(recipientBody('black_cat', draft)).toEqual({ type: 'black_cat', contact_attributes: contact })
  expect(recipientBody('seven', draft)).toEqual({
    type: 'seven',
    contact_attributes: { name: '陳浩', phone: '0922110334', store_id: '131386' },
  })
  expect(recipientBody('ups', draft)).toEqual({ type: 'ups', foreign_contact_attributes: blankRecipient.foreign_contact_attributes })
})
