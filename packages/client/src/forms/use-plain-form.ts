import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { typedBefore } from './typed-before.ts';
import { showRefusal } from './show-refusal.ts';

type Texts = Readonly<Record<string, string>>;

/** The rules of react-hook-form that a field of text needs, so that every form shares one set of them. */
export type TextRules = {
  readonly required: true;
  readonly validate?: (typed: string) => true | string;
};

export type PlainErrors<Values extends Texts> = {
  readonly [Field in keyof Values | 'root']?: { readonly type: string };
};

export type PlainFormOptions<Values extends Texts> = {
  readonly defaultValues: Values;
  readonly rules: { readonly [Field in keyof Values]: TextRules };
  readonly send: (values: Values) => Promise<unknown>;
  /** What it waits for, such as the next page, keeps the form busy. */
  readonly onDone?: (values: Values) => void | Promise<void>;
};

/**
 * Returns what `useCallForm` is, for the few fields of text before the sign-in: these pages are the first that anybody
 * loads, and go without the library. The first wrong field is focused, and each is checked again while it is corrected.
 */
export function usePlainForm<Values extends Texts>(options: PlainFormOptions<Values>) {
  const { defaultValues, rules, send, onDone } = options;
  const [values, setValues] = useState(() => typedBefore(defaultValues));
  const [errors, setErrors] = useState<PlainErrors<Values>>({});
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
      // A password manager fills several fields before anything is rendered again.
      setValues((others) => ({ ...others, [name]: typed }));
      setErrors((others) =>
        others[name] ? { ...others, [name]: wrongWith(rules[name], typed) } : others,
      );
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = fields.map((name) => [name, wrongWith(rules[name], values[name] ?? '')] as const);
    setErrors(Object.fromEntries(found) as PlainErrors<Values>);
    const first = found.find(([, error]) => error);
    if (first) return focusField(event.currentTarget, first[0]);
    if (!call.isPending) call.mutate(values);
  };
  const reset = (known: Values) => {
    setValues(known);
    setErrors({});
  };
  return { field, errors, submit, reset, busy: call.isPending };
}

function wrongWith({ validate }: TextRules, typed: string): { type: string } | undefined {
  if (typed === '') return { type: 'required' };
  const answer = validate?.(typed) ?? true;
  return answer === true ? undefined : { type: answer };
}

function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
