import type { DoseStatus } from '@zampa/domain/health/dose-times';

export type PetSearch = {
  edit?: true | undefined;
  /** The therapy plan and the instant of the dose that a notification is about. */
  plan?: string | undefined;
  dose?: string | undefined;
  /** The answer to this dose, from a button of the notification. */
  answer?: DoseStatus | undefined;
};

const DOSE_ANSWERS = ['GIVEN', 'SKIPPED'] as const satisfies readonly DoseStatus[];

/** Parses whether the pet is edited, and the dose to show or to answer. Drops a dose without its plan or instant. */
export function petSearch({
  edit,
  plan,
  dose,
  answer,
}: Readonly<Record<string, unknown>>): PetSearch {
  const isDose = typeof plan === 'string' && isInstant(dose);
  return {
    edit: edit === true ? true : undefined,
    plan: isDose ? plan : undefined,
    dose: isDose ? dose : undefined,
    answer: isDose ? DOSE_ANSWERS.find((one) => one === answer) : undefined,
  };
}

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));
