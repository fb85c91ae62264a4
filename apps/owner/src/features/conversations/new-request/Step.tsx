import { CheckStep } from './CheckStep.tsx';
import { ClinicStep } from './ClinicStep.tsx';
import { EmergencyStep } from './EmergencyStep.tsx';
import { PetsStep } from './PetsStep.tsx';
import { ProblemStep } from './ProblemStep.tsx';
import { ServiceStep } from './ServiceStep.tsx';
import { SignsStep } from './SignsStep.tsx';
import { WhenStep } from './WhenStep.tsx';
import { WhereStep } from './WhereStep.tsx';
import type { StepProps } from './step-props.ts';
import type { NewRequestStep } from './new-request-steps.ts';

/** Renders the current step of a request. */
export function Step({ step, ...props }: StepProps & { step: NewRequestStep }) {
  switch (step) {
    case 'clinic':
      return <ClinicStep {...props} />;
    case 'pets':
      return <PetsStep {...props} />;
    case 'signs':
      return <SignsStep {...props} />;
    case 'emergency':
      return <EmergencyStep {...props} />;
    case 'service':
      return <ServiceStep {...props} />;
    case 'where':
      return <WhereStep {...props} />;
    case 'when':
      return <WhenStep {...props} />;
    case 'problem':
      return <ProblemStep {...props} />;
    case 'check':
      return <CheckStep {...props} />;
  }
}
