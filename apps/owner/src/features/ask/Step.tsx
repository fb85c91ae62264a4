import type { UseQueryResult } from '@tanstack/react-query';
import type { Facility } from '@zampa/contract/facilities/objects';
import type { VetFacility } from '@zampa/contract/my-data/user';
import type { Pet } from '@zampa/contract/pets/objects';
import type { AskDraft } from '@zampa/shared-screens/ask/use-ask-draft';
import { CheckStep } from './CheckStep.tsx';
import { ClinicStep } from './ClinicStep.tsx';
import { PetsStep } from './PetsStep.tsx';
import { ProblemStep } from './ProblemStep.tsx';
import { ServiceStep } from './ServiceStep.tsx';
import type { AskStep, Lack } from './steps.ts';

export interface StepProps {
  draft: AskDraft;
  /** What kept the person from going on. */
  lack: Lack | null;
  clinics: readonly VetFacility[];
  clinic: VetFacility | undefined;
  pets: readonly Pet[];
  /** The clinic with its services. */
  place: UseQueryResult<Facility | null>;
  onChange: (changes: Partial<AskDraft>) => void;
  onOpen: (step: AskStep) => void;
  onStartAgain: () => void;
}

/** One question at a time. */
export function Step({ step, ...props }: StepProps & { step: AskStep }) {
  switch (step) {
    case 'clinic':
      return <ClinicStep {...props} />;
    case 'pets':
      return <PetsStep {...props} />;
    case 'service':
      return <ServiceStep {...props} />;
    case 'problem':
      return <ProblemStep {...props} />;
    case 'check':
      return <CheckStep {...props} />;
  }
}
