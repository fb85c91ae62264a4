import type { Priority } from '@zampa/domain/conversations/enumerations';

/** What a pet owner is about to ask, as far as it is filled in. */
export type Question = {
  readonly facilityId: string | null;
  readonly pets: readonly string[];
  readonly services: readonly string[];
  readonly note: string;
  readonly priority: Priority;
};

export type AskStep = 'clinic' | 'pets' | 'service' | 'problem' | 'check';

/** The steps in their order; with a single clinic there is nothing to choose, so that step is left out. */
export function askSteps(clinics: number): readonly AskStep[] {
  const steps = ['pets', 'service', 'problem', 'check'] as const;
  return clinics === 1 ? steps : ['clinic', ...steps];
}

/** What a step still lacks; the screen has a sentence for each. */
export type Lack = 'clinic' | 'pets' | 'services' | 'problem';

/** Why one cannot go on from a step; `null` when one can. A photo may say it all, so the text may then be empty. */
export function lackOf(step: AskStep, question: Question, photos: number): Lack | null {
  switch (step) {
    case 'clinic':
      return question.facilityId ? null : 'clinic';
    case 'pets':
      return question.pets.length > 0 ? null : 'pets';
    case 'service':
      return question.services.length > 0 ? null : 'services';
    case 'problem':
      return question.note.trim() || photos > 0 ? null : 'problem';
    case 'check':
      return null;
  }
}

/** The first step that lacks something, else the last: where a kept question is taken up again. */
export function stepToResume(
  steps: readonly AskStep[],
  question: Question,
  photos: number,
): AskStep {
  return steps.find((step) => lackOf(step, question, photos) !== null) ?? 'check';
}

/** What is still there to choose from; ids of a kept question may have gone since. */
export type Offer = {
  readonly clinics: readonly string[];
  readonly pets: readonly string[];
  /** Of the chosen clinic; `null` while they are not known. */
  readonly services: readonly string[] | null;
};

/** The question without what is no longer there, and with every choice made that has only one answer. */
export function settle(question: Question, offer: Offer): Question {
  const facilityId = only(offer.clinics) ?? question.facilityId;
  const known = facilityId && offer.clinics.includes(facilityId) ? facilityId : null;
  return {
    ...question,
    facilityId: known,
    pets: kept(question.pets, offer.pets),
    services: offer.services ? kept(question.services, offer.services) : question.services,
  };
}

function kept(chosen: readonly string[], offered: readonly string[]): readonly string[] {
  const single = only(offered);
  return single ? [single] : chosen.filter((id) => offered.includes(id));
}

const only = (ids: readonly string[]) => (ids.length === 1 ? ids[0] : undefined);
