import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { withTypedValues } from './server-form.ts';
import { showRefusal } from './show-refusal.ts';

type Texts = Readonly<Record<string, string>>;

/** The subset of react-hook-form rules needed by text fields, so that all forms share one set of rules. */
export type TextRules = {
  readonly required: true;
  readonly validate?: (typed: string) => true | string;
};

export type LightweightFormErrors<Values extends Texts> = {
  readonly [Field in keyof Values | 'root']?: { readonly type: string };
};

export type LightweightFormOptions<Values extends Texts> = {
  readonly defaultValues: Values;
  readonly rules: { readonly [Field in keyof Values]: TextRules };
  readonly send: (values: Values) => Promise<unknown>;
  /** The form stays busy until this resolves, for example until the next page is open. */
  readonly onDone?: (values: Values) => void | Promise<void>;
};

/**
 * Lightweight replacement of `useCallForm` for the text fields of signed-out pages, which load first and do without
 * react-hook-form. Focuses the first invalid field, and validates invalid fields again while they are corrected.
 */
export function useLightweightForm<Values extends Texts>(options: LightweightFormOptions<Values>) {
  const { defaultValues, rules, send, onDone } = options;
  const [values, setValues] = useState(() => withTypedValues(defaultValues));
  const [errors, setErrors] = useState<LightweightFormErrors<Values>>({});
  const fields = Object.keys(defaultValues) as (keyof Values & string)[];
  const setError = (field: keyof Values | 'root', error: { type: string }) =>
    setErrors((others) => ({ ...others, [field]: error }));
  const call = useMutation({
    mutationFn: send,
    onSuccess: (_answer, sent) => onDone?.(sent),
    onError: (error) => showRefusal(error, setError, fields),
  });

  const field = (name: keyof Values & string) => ({
    name,
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const typed = target.value;
      // A password manager fills several fields before the next render.
      setValues((others) => ({ ...others, [name]: typed }));
      setErrors((others) =>
        others[name] ? { ...others, [name]: validateField(rules[name], typed) } : others,
      );
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = fields.map(
      (name) => [name, validateField(rules[name], values[name] ?? '')] as const,
    );
    setErrors(Object.fromEntries(found) as LightweightFormErrors<Values>);
    const first = found.find(([, error]) => error);
    if (first) return focusField(event.currentTarget, first[0]);
    if (!call.isPending) call.mutate(values);
  };
  const reset = (newValues: Values) => {
    setValues(newValues);
    setErrors({});
  };
  return { field, errors, submit, reset, busy: call.isPending };
}

function validateField({ validate }: TextRules, typed: string): { type: string } | undefined {
  if (typed === '') return { type: 'required' };
  const answer = validate?.(typed) ?? true;
  return answer === true ? undefined : { type: answer };
}

function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
