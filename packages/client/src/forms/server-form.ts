/**
 * Finds the server-rendered form while it is on screen, in which people can type before the app has loaded. Only the
 * build writes its marker attribute.
 */
const findServerForm = () =>
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLFormElement>('form[data-before-app]');

type Texts = Readonly<Record<string, string>>;

/**
 * Returns the form's initial values, replaced by the values typed into the server-rendered form; unchanged without
 * such a form.
 */
export function withTypedValues<Values extends Texts>(values: Values): Values {
  const form = findServerForm();
  if (!form) return values;
  const typed = Object.keys(values).map((name) => [name, inputValue(form, name)] as const);
  return {
    ...values,
    ...(Object.fromEntries(typed.filter(([, value]) => value !== '')) as Partial<Values>),
  };
}

function inputValue(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
}

/** State of the server-rendered form. */
export type ServerFormState = {
  /** Name of the focused field. */
  readonly field: string | null;
  /** Whether the form was already submitted. */
  readonly isSent: boolean;
};

/** Returns the focus and submission state of the server-rendered form; null if the page has no such form. */
export function readFormState(): ServerFormState | null {
  const form = findServerForm();
  if (!form) return null;
  const { activeElement } = document;
  const isInside = activeElement instanceof HTMLInputElement && form.contains(activeElement);
  return { field: isInside ? activeElement.name : null, isSent: 'sent' in form.dataset };
}
