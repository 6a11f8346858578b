import { createContext, type ComponentChildren, type JSX, type VNode } from 'preact';
import { useContext } from 'preact/hooks';
import { CSRF_FIELD } from '../csrf.ts';

/** The visitor's token, for every form on the page. */
export const CsrfToken = createContext('');

/** The hidden field that every form needs that is sent by POST. `PostForm` brings it. */
function CsrfInput(): VNode {
  return <input type="hidden" name={CSRF_FIELD} value={useContext(CsrfToken)} />;
}

/** A form that changes something. With `confirm`, a script asks before it is sent. */
export function PostForm({
  action,
  confirm,
  keep,
  children,
  ...rest
}: {
  readonly action: string;
  readonly class?: string;
  readonly id?: string;
  readonly encType?: 'multipart/form-data';
  /** The question a script asks before the form is sent; without script the form is sent at once. */
  readonly confirm?: string;
  /** What is typed is still there after going back, or after signing in again. */
  readonly keep?: boolean;
  readonly children: ComponentChildren;
}): VNode {
  return (
    <form method="post" action={action} data-confirm={confirm} data-keep={keep} {...rest}>
      <CsrfInput />
      {children}
    </form>
  );
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  /** Below the label. */
  readonly hint?: string;
  /** What is wrong with the value; read out with the field. */
  readonly error?: string | undefined;
  /** The id of the control; the name when absent. */
  readonly id?: string;
}

/** A label, hint and error around one control, which gets the ids it needs. */
export function Field({
  name,
  label,
  hint,
  error,
  id = name,
  children,
}: FieldProps & {
  readonly children: (control: {
    readonly id: string;
    readonly name: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': 'true' | undefined;
  }) => VNode;
}): VNode {
  const described = [
    hint === undefined ? [] : [`${id}-hint`],
    error === undefined ? [] : [`${id}-error`],
  ].flat();
  return (
    <div class={error === undefined ? 'field' : 'field field-invalid'}>
      <label for={id}>{label}</label>
      {hint !== undefined && (
        <p class="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p class="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {children({
        id,
        name,
        'aria-describedby': described.length === 0 ? undefined : described.join(' '),
        'aria-invalid': error === undefined ? undefined : 'true',
      })}
    </div>
  );
}

/** A field for one line of text. */
export function TextField({
  name,
  label,
  hint,
  error,
  id,
  ...input
}: FieldProps & {
  readonly type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | 'number' | 'date';
  readonly value?: string;
  readonly required?: boolean;
  readonly autoComplete?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly min?: number | string;
  readonly max?: number | string;
  readonly step?: number | string;
  readonly placeholder?: string;
  readonly dir?: 'auto' | 'ltr';
  readonly autoFocus?: boolean;
  /** The id of a list of values to choose from. */
  readonly list?: string;
}): VNode {
  return (
    <Field name={name} label={label} {...given({ hint, error, id })}>
      {(control) => <input {...({ type: 'text', ...input, ...control } as JSX.IntrinsicElements['input'])} />}
    </Field>
  );
}

/** A field to choose one of a few values. */
export function SelectField({
  name,
  label,
  hint,
  error,
  id,
  value,
  options,
}: FieldProps & {
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}): VNode {
  return (
    <Field name={name} label={label} {...given({ hint, error, id })}>
      {(control) => (
        <select {...control}>
          {options.map(([option, text]) => (
            <option key={option} value={option} selected={option === value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A box to tick. */
export function Checkbox({
  name,
  label,
  value = 'on',
  checked = false,
}: {
  readonly name: string;
  readonly label: ComponentChildren;
  readonly value?: string;
  readonly checked?: boolean;
}): VNode {
  return (
    <label class="checkbox">
      <input type="checkbox" name={name} value={value} checked={checked} />
      <span>{label}</span>
    </label>
  );
}

function given<T extends Readonly<Record<string, unknown>>>(
  values: T,
): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}
