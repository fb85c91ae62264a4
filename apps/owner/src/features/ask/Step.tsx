import { CheckStep } from './CheckStep.tsx';
import { ClinicStep } from './ClinicStep.tsx';
import { PetsStep } from './PetsStep.tsx';
import { ProblemStep } from './ProblemStep.tsx';
import { ServiceStep } from './ServiceStep.tsx';
import type { StepProps } from './step-props.ts';
import type { AskStep } from './steps.ts';

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
