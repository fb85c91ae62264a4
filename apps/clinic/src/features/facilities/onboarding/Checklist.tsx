import { Button } from '@mantine/core';
import { Progress } from '@zampa/ui/mantine/Progress';
import { IconCheck } from '@zampa/ui/icons/IconCheck';
import { IconChevronRight } from '@zampa/ui/icons/IconChevronRight';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CallAnswer } from '@zampa/client/api/call-types';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { configurationQuery } from '@zampa/client/facilities/queries';
import { ONBOARDING_STEPS, type OnboardingStep } from '@zampa/domain/facilities/onboarding-steps';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { useHeadingLevel } from '@zampa/ui/kit/heading-level';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import styles from './Checklist.module.css';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { canSkipStep, isStepPage, stepsToSettle, stepState, type StepState } from './steps.ts';
import { useChangeOnboarding } from './use-onboarding.ts';
import { useStepTexts } from './use-step-texts.ts';

export interface ChecklistProps {
  completion: CallAnswer<'readCompletion'>;
}

/** Shows the onboarding checklist with done and missing steps. Every step can be interrupted and resumed. */
export function Checklist({ completion: { percent, missing } }: ChecklistProps) {
  const { id: facilityId } = useFacility();
  const { t } = useTranslation();
  const change = useChangeOnboarding(facilityId);
  const { data: configuration } = useQuery(configurationQuery(useApi(), facilityId));
  const progress = t('facilities:onboarding.progress', { percent });
  return (
    <Card as="section" className={styles['card'] ?? ''} aria-labelledby="set-up-title">
      <Row as="header" justify="between" align="baseline">
        <Title as={useHeadingLevel()} id="set-up-title">
          {t('facilities:onboarding.title')}
        </Title>
        <Text as="span" tone="muted">
          {progress}
        </Text>
      </Row>
      <Progress value={percent} aria-label={progress} />
      <Stack as="ol" gap="0">
        {ONBOARDING_STEPS.map((step) => (
          <Step
            key={step}
            step={step}
            state={stepState(step, missing, configuration?.payments.status)}
            onLeaveOut={
              canSkipStep(step)
                ? () => change.mutate({ settled: stepsToSettle(step, missing) })
                : undefined
            }
          />
        ))}
      </Stack>
      <CallProblem error={change.error} />
    </Card>
  );
}

type StepProps = {
  readonly step: OnboardingStep;
  readonly state: StepState;
  /** Undefined for steps that cannot be skipped. */
  readonly onLeaveOut: (() => void) | undefined;
};

function Step({ step, state, onLeaveOut }: StepProps) {
  const { t } = useTranslation();
  const { title, why } = useStepTexts()[step];
  const words = {
    done: t('facilities:onboarding.done'),
    leftOut: t('facilities:onboarding.leftOut'),
    missing: why,
  };
  return (
    <li className={styles['step']}>
      <Link {...linkToStep(step)} className={styles['link']}>
        <span className={styles['mark']} data-done={state === 'done'} aria-hidden="true">
          {state === 'done' && <IconCheck size={16} />}
        </span>
        <span className={styles['words']}>
          <strong>{title}</strong>
          <small>{words[state]}</small>
        </span>
      </Link>
      {state === 'missing' && onLeaveOut && (
        <Button
          variant="subtle"
          size="sm"
          className={styles['leaveOut'] ?? ''}
          aria-label={t('facilities:onboarding.leaveOutStep', { step: title })}
          onClick={onLeaveOut}
        >
          {t('facilities:onboarding.leaveOut')}
        </Button>
      )}
      <IconChevronRight size={18} aria-hidden="true" />
    </li>
  );
}

/** Returns the link to a step. Digital payments have no step page, so they link to their settings. */
function linkToStep(step: OnboardingStep) {
  return isStepPage(step)
    ? ({ to: '/workspace/onboarding/$step', params: { step } } as const)
    : ({ to: '/workspace/digital-payments' } as const);
}
