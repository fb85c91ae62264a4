/**
 * The form that the server had filled in, while it is still on screen: with it people begin before the app is there. Its
 * mark is written by the build and by nothing else.
 */
const formBefore = () =>
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLFormElement>('form[data-before-app]');

type Texts = Readonly<Record<string, string>>;

/** Returns the fields of a form as somebody has typed them before the app was there; without such a form as they are. */
export function typedBefore<Values extends Texts>(values: Values): Values {
  const form = formBefore();
  if (!form) return values;
  const typed = Object.keys(values).map((name) => [name, valueOf(form, name)] as const);
  return {
    ...values,
    ...(Object.fromEntries(typed.filter(([, value]) => value !== '')) as Partial<Values>),
  };
}

function valueOf(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
}

/** Where somebody was in that form. */
export type PlaceBefore = {
  /** The name of the field in which they type. */
  readonly field: string | null;
  /** Whether they have sent it already. */
  readonly isSent: boolean;
};

/** Returns where somebody was in the form before the app was there; `null` where there was none. */
export function placeBefore(): PlaceBefore | null {
  const form = formBefore();
  if (!form) return null;
  const { activeElement } = document;
  const isInside = activeElement instanceof HTMLInputElement && form.contains(activeElement);
  return { field: isInside ? activeElement.name : null, isSent: 'sent' in form.dataset };
}
