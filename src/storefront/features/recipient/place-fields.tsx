import { placesFor } from '#rules/recipients/places.ts'
import { taiwanDistricts } from '#rules/reference/taiwan-districts.ts'
import type { Temperature } from '#rules/temperature.ts'
import { detailsTexts } from '#texts/shop/checkout.ts'
import { SelectField } from '#ui/controls/field.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

type PlaceFieldsProps = {
  place: { county: string; district: string; zip_code: string }
  /** What follows from a choice is for `choosePlace` to say. */
  onChange: (chosen: { county: string } | { district: string }) => void
  temperature: Temperature
  faultOf: (field: 'county' | 'district') => { error: string | undefined; onBlur?: () => void }
}

/** County, then district; the zip code follows (RCP-13, RCP-14). Names are kept as they are read, the shop knows both languages. */
export function PlaceFields({ place, onChange, temperature, faultOf }: PlaceFieldsProps) {
  const say = useWords()
  const isChinese = useLanguage() === 'zh'
  const places = placesFor(taiwanDistricts, temperature).map(({ zip_code, county, county_en, district, district_en }) => ({
    county: isChinese ? county : county_en,
    district: isChinese ? district : district_en,
    zip_code,
  }))
  const counties = [...new Set(places.map(({ county }) => county))]
  const districts = places.filter(({ county }) => county === place.county)
  return (
    <>
      <SelectField
        label={say(detailsTexts.county)}
        value={place.county}
        placeholder={say(detailsTexts.chooseCounty)}
        choices={counties.map((county) => ({ value: county, label: county }))}
        required
        onChange={(event) => onChange({ county: event.target.value })}
        {...faultOf('county')}
      />
      <SelectField
        label={say(detailsTexts.district)}
        hint={place.zip_code && `${say(detailsTexts.zipCode)} ${place.zip_code}`}
        value={place.district}
        placeholder={say(detailsTexts.chooseDistrict)}
        choices={districts.map(({ district, zip_code }) => ({ value: district, label: `${zip_code} ${district}` }))}
        disabled={districts.length === 0}
        required
        onChange={(event) => onChange({ district: event.target.value })}
        {...faultOf('district')}
      />
    </>
  )
}
