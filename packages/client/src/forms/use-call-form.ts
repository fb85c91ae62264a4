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
  /** Sends the values. `idempotencyKey` stays the same while the same content is retried. */
  readonly send: (values: Values, idempotencyKey: string) => Promise<Answer>;
  /**
   * The form stays busy until this resolves, for example until the next page is open, so that a second press does not
   * send again.
   */
  readonly onDone?: (answer: Answer, values: Values) => void | Promise<void>;
  /** Fields that are emptied when their value was refused, such as a code: the next one is typed from the start. */
  readonly emptiedWhenRefused?: readonly Path<Values>[];
  /** Called after a refusal or a lost connection; the form shows the error. */
  readonly onFailed?: () => void;
};

export type CallForm<Values extends FieldValues> = UseFormReturn<Values> & {
  /** For the form's `onSubmit`; does nothing while a submission is pending. */
  readonly submit: (event?: BaseSyntheticEvent) => void;
  readonly busy: boolean;
};

/** Form that sends one call: shows refusals at their fields, keeps typed values, and sends a double submission once. */
export function useCallForm<Values extends FieldValues, Answer>({
  defaultValues,
  resolver,
  send,
  onDone,
  emptiedWhenRefused = [],
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
      // Focus the first field with an error, whichever element submitted the form.
      const focused = { shouldFocus: true };
      showRefusal(error, (field, problem) => form.setError(field, problem, focused), fields);
      for (const field of emptiedWhenRefused)
        if (form.getFieldState(field).invalid) form.resetField(field, { keepError: true });
      onFailed?.();
    },
  });
  const submit = form.handleSubmit((values) => {
    if (!call.isPending) call.mutate(values);
  });
  return { ...form, submit: (event) => void submit(event), busy: call.isPending };
}
