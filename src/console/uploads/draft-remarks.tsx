import type { VNode } from 'preact';
import { COUNTRY_NAMES, countryName } from '../../countries/countries.ts';
import type { Upload } from '../../uploads/upload.ts';
import { TextField } from '../components/form.tsx';
import { Callout } from '../components/notice.tsx';
import { counted } from '../components/numbers.ts';
import { Card, Name } from '../components/parts.tsx';

/** Texts of countries whose meaning can be said. */
const MOST_COUNTRY_TEXTS = 20;

/** What a file has that its owner should know before it is screened, with what can be done. */
export function DraftRemarks({ upload }: { readonly upload: Upload }): VNode | null {
  const { remarks } = upload.cost;
  const texts = countryTexts(upload);
  const {
    misread = 0,
    misreadText = '',
    shortened = 0,
    shortenedText = '',
    severalParties = 0,
  } = remarks ?? {};
  if (texts.length + misread + shortened + severalParties === 0) return null;
  return (
    <Card title="What to know of this file">
      <div class="stack">
        {texts.length > 0 && <Countries upload={upload} texts={texts} />}
        {misread > 0 && (
          <Callout kind="warning" title={`Letters look misread in ${counted(misread, 'row', 'rows')}`}>
            <p>
              <Name text={misreadText} />
              {
                '. A name with wrong letters may miss its match. Choose another encoding under “How the file is read”, or save the file as XLSX.'
              }
            </p>
          </Callout>
        )}
        {shortened > 0 && (
          <Callout
            kind="warning"
            title={`A spreadsheet has shortened numbers in ${counted(shortened, 'row', 'rows')}`}
          >
            <p>
              <Name text={shortenedText} />
              {
                ': its last digits are lost, so it is not looked up. Format the column as text in the spreadsheet, and save it again.'
              }
            </p>
          </Callout>
        )}
        {severalParties > 0 && (
          <p>
            {`${counted(severalParties, 'row names', 'rows name')} two parties or more. Each is screened, and costs a search.`}
          </p>
        )}
      </div>
    </Card>
  );
}

/** Texts that are not understood, and those of which it was said what they mean. */
function countryTexts({ reading, cost }: Upload): readonly (readonly [text: string, country: string])[] {
  const said = Object.entries(reading.countries ?? {}).map(
    ([text, code]) => [text, countryName(code)] as const,
  );
  const unknown = (cost.remarks?.unknownCountries ?? []).map(({ text }) => [text, ''] as const);
  return [...said, ...unknown].slice(0, MOST_COUNTRY_TEXTS);
}

function Countries({
  upload,
  texts,
}: {
  readonly upload: Upload;
  readonly texts: readonly (readonly [text: string, country: string])[];
}): VNode {
  const rows = upload.cost.remarks?.rowsOfUnknownCountries ?? 0;
  const title =
    rows === 0
      ? 'Countries as you said what they mean'
      : `The country of ${counted(rows, 'row', 'rows')} is not understood`;
  return (
    <Callout kind={rows === 0 ? 'info' : 'warning'} title={title}>
      <p>Such a country raises no flag. Say which one is meant, or leave it empty.</p>
      <datalist id="country-names">
        {COUNTRY_NAMES.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div class="form-grid">
        {texts.map(([text, country], place) => (
          <div key={text}>
            <input type="hidden" name={`country-text-${place}`} value={text} />
            <CountryField place={place} text={text} country={country} />
          </div>
        ))}
      </div>
    </Callout>
  );
}

function CountryField({
  place,
  text,
  country,
}: {
  readonly place: number;
  readonly text: string;
  readonly country: string;
}): VNode {
  return (
    <TextField
      name={`country-${place}`}
      label={`“${[...text].slice(0, 60).join('')}” means`}
      value={country}
      autoComplete="off"
      list="country-names"
    />
  );
}
