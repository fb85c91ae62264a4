import type { AskStep } from '../features/ask/steps.ts';

type Search = Readonly<Record<string, unknown>>;

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** What stands behind the `?` of each page. Whatever else an address brings is dropped. */
export const loginSearch = ({ from }: Search): { from?: string | undefined } => ({
  from: text(from),
});

export const petSearch = ({ edit }: Search): { edit?: true | undefined } => ({
  edit: edit === true ? true : undefined,
});

export const vetsSearch = ({
  code,
  animals,
}: Search): { code?: string | undefined; animals?: string | undefined } => ({
  code: text(code),
  animals: text(animals),
});

const steps: readonly AskStep[] = ['clinic', 'pets', 'service', 'problem', 'check'];

export type AskSearch = {
  step?: AskStep | undefined;
  pet?: string | undefined;
  clinic?: string | undefined;
};

export const askSearch = ({ step, pet, clinic }: Search): AskSearch => ({
  step: steps.find((known) => known === step),
  pet: text(pet),
  clinic: text(clinic),
});
