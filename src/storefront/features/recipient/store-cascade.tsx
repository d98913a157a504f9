import { useQuery } from '@tanstack/react-query'
import type { Store } from '#contract/shop/api/recipients.ts'
import type { ShopClient } from '#contract/shop/client.ts'
import { findDistrict } from '#rules/recipients/places.ts'
import { changeStore, storePlaceOf } from '#rules/recipients/recipient-changes.ts'
import { taiwanDistricts } from '#rules/reference/taiwan-districts.ts'
import { allRoads, storeKey } from '#rules/shipping/store-place.ts'
import { detailsTexts } from '#texts/shop/checkout.ts'
import { SelectField, type Choice } from '#ui/controls/field.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import type { RecipientFormProps } from './change-recipient.ts'
import { useFieldFaults } from './field-errors.tsx'

/** In which store a parcel is picked up: county, district, road, store (RCP-17 to RCP-20). */
export function StoreCascade({ draft, change, client }: RecipientFormProps & { client: ShopClient }) {
  const say = useWords()
  const isChinese = useLanguage() === 'zh'
  const place = storePlaceOf(draft)
  const { county, city, road, store_id } = place
  const cities = useLookup<string>(client, { group: 'city', key: county && storeKey(place, 'county') })
  const roads = useLookup<string>(client, { group: 'road', key: city && storeKey(place, 'city') })
  const stores = useLookup<Store>(client, { group: 'store', key: road && storeKey(place, 'road') })
  const counties = [...new Set(taiwanDistricts.map((each) => (isChinese ? each.county : each.county_en)))]
  const chosen = stores.find((store) => store.store_id === store_id)
  const nameOf = (value: string) => stores.find((store) => store.store_id === value)?.store_name ?? ''
  const known = store_id && !chosen ? [{ value: store_id, label: draft.store_place.store_name }] : []
  return (
    <>
      <Level
        level="county"
        label={say(detailsTexts.county)}
        placeholder={say(detailsTexts.chooseCounty)}
        value={county}
        choices={namesAsChoices(counties)}
        onChoose={(value) => change((before) => changeStore(before, { level: 'county', value }))}
      />
      <Level
        level="city"
        label={say(detailsTexts.storeDistrict)}
        placeholder={say(detailsTexts.chooseDistrict)}
        value={city}
        choices={namesAsChoices(withChosen(cities, city))}
        onChoose={(value) => change((before) => changeStore(before, { level: 'city', value }))}
      />
      <Level
        level="road"
        label={say(detailsTexts.road)}
        placeholder={say(detailsTexts.chooseRoad)}
        value={road}
        choices={
          city === ''
            ? []
            : [{ value: allRoads, label: say(detailsTexts.allRoads) }, ...namesAsChoices(withChosen(roads, road === allRoads ? '' : road))]
        }
        onChoose={(value) => change((before) => changeStore(before, { level: 'road', value }))}
      />
      <Level
        level="store_id"
        label={say(detailsTexts.store)}
        placeholder={say(detailsTexts.chooseStore)}
        value={store_id}
        hint={chosen?.address}
        choices={[...known, ...stores.map((store) => ({ value: store.store_id, label: `${store.store_name} ${streetOf(store, place)}` }))]}
        onChoose={(value) => change((before) => changeStore(before, { level: 'store_id', value, name: nameOf(value) }))}
      />
    </>
  )
}

type Lookup = { group: 'city' | 'road' | 'store'; key: string | null }

/** What the directory of stores has there; nothing while it is asked, or where nothing is chosen above. */
function useLookup<Found extends string | Store>(client: ShopClient, { group, key }: Lookup): readonly Found[] {
  const { data } = useQuery({
    queryKey: ['stores', group, key],
    queryFn: () => client.stores.lookup({ group, key: key ?? '' }) as Promise<Found[]>,
    enabled: Boolean(key),
    staleTime: Infinity,
  })
  return data ?? []
}

type LevelProps = {
  level: 'county' | 'city' | 'road' | 'store_id'
  label: string
  placeholder: string
  value: string
  hint?: string | undefined
  choices: readonly Choice[]
  onChoose: (value: string) => void
}

function Level({ level, label, placeholder, value, hint, choices, onChoose }: LevelProps) {
  const fault = useFieldFaults()
  return (
    <SelectField
      label={label}
      hint={hint}
      value={value}
      placeholder={placeholder}
      choices={choices}
      disabled={choices.length === 0}
      required
      onChange={(event) => onChoose(event.target.value)}
      {...fault(`store.${level}`)}
    />
  )
}

const namesAsChoices = (names: readonly string[]): Choice[] => names.map((name) => ({ value: name, label: name }))

/** A choice stays in sight while the list it comes from is on its way. */
const withChosen = (names: readonly string[], chosen: string) => (chosen === '' || names.includes(chosen) ? names : [chosen, ...names])

/** The address without county and district, which have been chosen above. */
function streetOf({ address }: Store, { county, city }: { county: string; city: string }): string {
  const place = findDistrict(taiwanDistricts, { county, district: city })
  return place ? address.replace(place.county + place.district, '') : address
}
