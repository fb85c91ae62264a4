import { useMutation } from '@tanstack/react-query';
import type { BaseSyntheticEvent } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { useSendOnce } from '../api/send-once.ts';
import { showRefusal } from './show-refusal.ts';

export type CallFormOptions<Values extends FieldValues, Answer> = {
  readonly defaultValues: Values;
  readonly resolver?: Resolver<Values>;
  /** Sends what was typed. `idempotencyKey` stays the same while the same content is tried again. */
  readonly send: (values: Values, idempotencyKey: string) => Promise<Answer>;
  /** What it waits for, such as the next page, keeps the form busy: pressed again meanwhile, it would send again. */
  readonly onDone?: (answer: Answer, values: Values) => void | Promise<void>;
  /** Refused or lost; its problem stands in the form. */
  readonly onFailed?: () => void;
};

export type CallForm<Values extends FieldValues> = UseFormReturn<Values> & {
  /** For the form's `onSubmit`; does nothing while a try is on its way. */
  readonly submit: (event?: BaseSyntheticEvent) => void;
  readonly busy: boolean;
};

/**
 * Returns a form that sends one call: refusals go to their fields, what was typed stays, and submitting twice sends
 * once.
 */
export function useCallForm<Values extends FieldValues, Answer>({
  defaultValues,
  resolver,
  send,
  onDone,
  onFailed,
}: CallFormOptions<Values, Answer>): CallForm<Values> {
  const form = useForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    ...(resolver && { resolver }),
  });
  const once = useSendOnce();
  const fields = Object.keys(defaultValues) as Path<Values>[];
  const call = useMutation({
    mutationFn: (values: Values) => once(values, (idempotencyKey) => send(values, idempotencyKey)),
    onSuccess: (answer, values) => onDone?.(answer, values),
    onError: (error) => {
      // The first field is looked at, wherever the form was sent from.
      const focused = { shouldFocus: true };
      showRefusal(error, (field, problem) => form.setError(field, problem, focused), fields);
      onFailed?.();
    },
  });
  const submit = form.handleSubmit((values) => {
    if (!call.isPending) call.mutate(values);
  });
  return { ...form, submit: (event) => void submit(event), busy: call.isPending };
}
