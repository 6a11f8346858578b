import type { VNode } from 'preact';
import type { AllowanceState } from '../../accounts/accounts.ts';
import type { ListCode } from '../../domain/list-code.ts';
import type { JurisdictionFlag } from '../../domain/match.ts';
import { AllowanceNote } from '../components/allowance-note.tsx';
import { CountryField } from '../components/country-field.tsx';
import { FlagList } from '../components/flag-list.tsx';
import { Checkbox, PostForm, SelectField, TextField } from '../components/form.tsx';
import { counted } from '../components/numbers.ts';
import { Card, PageHeader } from '../components/parts.tsx';
import type { FieldProblems, ScreenFormValues, ScreenKind } from './screen-request.ts';

/** A list that can be chosen. */
export interface ListOption {
  readonly code: ListCode;
  readonly name: string;
  readonly core: boolean;
  readonly searchable: boolean;
}

interface FormProps {
  readonly form: ScreenFormValues;
  readonly problems: FieldProblems;
  readonly lists: readonly ListOption[];
  /** Tells this form from others: sent twice, it is screened once. */
  readonly mark: string;
}

const UNLIMITED = 1_000_000_000;
const TYPES = [
  ['', 'Any type'],
  ['individual', 'Person'],
  ['entity', 'Company or organisation'],
  ['vessel', 'Vessel'],
  ['aircraft', 'Aircraft'],
] as const;

/** The page with the form. */
export function ScreenPage({
  allowance,
  flags = [],
  ...props
}: FormProps & {
  readonly allowance: AllowanceState;
  /** Places that a form points to that could not be screened: they are said all the same. */
  readonly flags?: readonly JurisdictionFlag[];
}): VNode {
  const { kind } = props.form;
  const left =
    allowance.limit >= UNLIMITED ? '' : ` ${counted(allowance.remaining, 'search', 'searches')} left.`;
  return (
    <>
      <PageHeader
        title={kind === 'name' ? 'Screen a name' : 'Screen an address'}
        lead={
          kind === 'name'
            ? `One search for the name and one for each contact value.${left}`
            : `One search. The lists record addresses for some of their parties only: screen the names too.${left}`
        }
      />
      <AllowanceNote allowance={allowance} />
      {flags.length > 0 && <FlagList flags={flags} noMatches />}
      <Kinds current={kind} />
      <Card>
        <ScreenForm {...props} />
      </Card>
    </>
  );
}

function Kinds({ current }: { readonly current: ScreenKind }): VNode {
  const kinds = [
    ['name', '/screen', 'Name or identifier'],
    ['address', '/screen/address', 'Address'],
  ] as const;
  return (
    <nav class="tabs" aria-label="What to screen">
      <ul>
        {kinds.map(([kind, path, label]) => (
          <li key={kind}>
            <a href={path} aria-current={kind === current ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The form, with what is wrong beside each field. */
export function ScreenForm({ form, problems, lists, mark }: FormProps): VNode {
  const { kind } = form;
  return (
    <PostForm action={kind === 'name' ? '/screen' : '/screen/address'} class="form" keep>
      <input type="hidden" name="mark" value={mark} />
      {kind === 'name' ? (
        <TextField
          name="name"
          label="Name"
          hint="Of a person, company, vessel or aircraft in any script; or a wallet, passport, tax or IMO number, e-mail, phone or website, which is then looked up as such."
          value={form.text}
          dir="auto"
          required
          autoComplete="off"
          {...problem(problems, 'name')}
        />
      ) : (
        <TextField
          name="address"
          label="Address"
          hint="Street and number or building, city, postal code. A city or country alone is not searched."
          value={form.text}
          dir="auto"
          required
          autoComplete="off"
          {...problem(problems, 'address')}
        />
      )}
      <CountryField
        hint="Any spelling or ISO code. Embargoes are flagged; no match is left out because of it."
        value={form.country}
        {...problem(problems, 'country')}
      />
      <Checkbox
        name="narrow"
        label="Only parties tied to this country or to none"
        checked={form.narrow === 'on'}
      />
      {kind === 'name' && <FactFieldset form={form} problems={problems} />}
      {kind === 'name' && <ContactFieldset form={form} problems={problems} />}
      <MoreOptions form={form} problems={problems} lists={lists} />
      <div class="button-row">
        <button type="submit" class="button">
          Screen
        </button>
      </div>
    </PostForm>
  );
}

function FactFieldset({ form, problems }: Pick<FormProps, 'form' | 'problems'>): VNode {
  return (
    <fieldset>
      <legend>What else you know</legend>
      <p class="field-hint">
        Optional. Compared with what the lists say of each match; no match is left out because of it.
      </p>
      <div class="form-grid">
        <TextField
          name="birth"
          label="Date of birth"
          value={form.birth ?? ''}
          autoComplete="off"
          placeholder="1970-02-03 or 1970"
          {...problem(problems, 'birth')}
        />
        <TextField
          name="nationality"
          label="Nationality"
          value={form.nationality ?? ''}
          autoComplete="off"
          {...problem(problems, 'nationality')}
        />
        <SelectField
          name="gender"
          label="Gender"
          value={form.gender ?? ''}
          options={[
            ['', 'Not known'],
            ['female', 'Female'],
            ['male', 'Male'],
          ]}
          {...problem(problems, 'gender')}
        />
        <TextField
          name="identifiers"
          label="Identifiers"
          value={form.identifiers ?? ''}
          autoComplete="off"
          placeholder="passport: K1234567 (Iran)"
          {...problem(problems, 'identifiers')}
        />
      </div>
    </fieldset>
  );
}

function ContactFieldset({ form, problems }: Pick<FormProps, 'form' | 'problems'>): VNode {
  return (
    <fieldset>
      <legend>Contact values</legend>
      <p class="field-hint" id="contacts-hint">
        Optional. Up to five in each field, separated by commas; each that is valid is one more search.
      </p>
      <div class="form-grid">
        <TextField
          name="email"
          label="E-mail"
          value={form.email}
          autoComplete="off"
          {...problem(problems, 'email')}
        />
        <TextField
          name="phone"
          label="Phone"
          value={form.phone}
          autoComplete="off"
          placeholder="+49 30 123456"
          {...problem(problems, 'phone')}
        />
        <TextField
          name="website"
          label="Website"
          value={form.website}
          autoComplete="off"
          {...problem(problems, 'website')}
        />
      </div>
    </fieldset>
  );
}

function MoreOptions({ form, problems, lists }: Omit<FormProps, 'mark'>): VNode {
  const wrong = ['type', 'threshold', 'limit', 'lists'].some((field) => problems[field] !== undefined);
  const changed =
    form.type !== '' || form.lists.length > 0 || form.threshold !== '0.3' || form.limit !== '200';
  return (
    <details class="more" open={wrong || changed}>
      <summary>Type, minimum score and lists</summary>
      <div class="stack">
        <div class="form-grid">
          <SelectField
            name="type"
            label="Type"
            hint="Some lists record people as entities."
            value={form.type}
            options={TYPES}
            {...problem(problems, 'type')}
          />
          <TextField
            name="threshold"
            label="Minimum score"
            hint="0 to 1; low from 0.3, medium from 0.5, high from 0.8."
            value={form.threshold}
            type="number"
            min={0}
            max={1}
            step="any"
            {...problem(problems, 'threshold')}
          />
          <TextField
            name="limit"
            label="Matches to show"
            hint="At most 500, the best first. The total counts all."
            value={form.limit}
            type="number"
            min={1}
            max={500}
            {...problem(problems, 'limit')}
          />
        </div>
        <ListChoices form={form} lists={lists} problems={problems} />
      </div>
    </details>
  );
}

function ListChoices({ form, lists, problems }: Omit<FormProps, 'mark'>): VNode {
  const chosen = new Set(form.lists);
  const error = problems['lists'];
  return (
    <fieldset aria-describedby={error === undefined ? 'lists-hint' : 'lists-hint lists-error'}>
      <legend>Lists</legend>
      <p class="field-hint" id="lists-hint">
        Tick none to search every core list. The others are searched only when ticked.
      </p>
      {error !== undefined && (
        <p class="field-error" id="lists-error">
          {error}
        </p>
      )}
      <div class="checkbox-grid">
        {lists.map(({ code, name, core, searchable }) => (
          <label class="checkbox" key={code}>
            <input
              type="checkbox"
              name="lists"
              value={code}
              checked={chosen.has(code) && searchable}
              disabled={!searchable}
            />
            <span>
              {name}
              {!core && <span class="muted"> (not core)</span>}
              {!searchable && <span class="muted"> (not loaded)</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function problem(problems: FieldProblems, field: string): { readonly error?: string } {
  const error = problems[field];
  return error === undefined ? {} : { error };
}
