import '@zampa/i18n/english/subscription';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ApiRefusal } from '@zampa/client/api/problems';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { completionQuery } from '@zampa/client/facilities/queries';
import { type OnboardingStep, REQUIRED_STEPS } from '@zampa/domain/facilities/onboarding-steps';
import { TRIAL_DAYS } from '@zampa/domain/facilities/trial';
import { formatLongDay } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { TRIAL_ALLOWANCE } from '@zampa/domain/subscription/plans';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import styles from './onboarding.module.css';
import { TrialExpiredScreen } from './TrialExpiredScreen.tsx';
import { useChangeOnboarding } from './use-onboarding.ts';
import { useStepTexts } from './use-step-texts.ts';

/**
 * Shows the onboarding step for the plan: offers the trial, which needs the required steps first, or shows that the
 * trial or a plan is running.
 */
export function PlanStep() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { trial, timezone } = useFacility();
  const canStartTrial = trial?.status === 'NEW' || trial?.status === 'ONBOARDING';
  if (trial?.status === 'EXPIRED') return <TrialExpiredScreen />;
  if (canStartTrial) return <StartTrial />;
  return (
    <Card as="section" padding="24" align="start" className={styles['card'] ?? ''}>
      <Title as="h3" size="title" display>
        {trial === null
          ? t('facilities:onboarding.plan.chosen')
          : t('facilities:onboarding.plan.running')}
      </Title>
      {trial?.endsAt && (
        <Text tone="muted">
          {t('facilities:onboarding.plan.until', {
            day: formatLongDay(new Date(trial.endsAt), timezone, language),
          })}
        </Text>
      )}
      <Button renderRoot={(props) => <Link to="/dashboard" {...props} />}>
        {t('facilities:onboarding.goHome')}
      </Button>
    </Card>
  );
}

/** Each VAT number gets only one trial. */
const isTrialUsed = (error: unknown) =>
  error instanceof ApiRefusal && error.code === 'TRIAL_EXPIRED';

function StartTrial() {
  const { id: facilityId } = useFacility();
  const { t } = useTranslation();
  const query = useQuery(completionQuery(useApi(), facilityId));
  const change = useChangeOnboarding(facilityId);
  return (
    <QueryStates query={query} shape="rows" count={3}>
      {({ missing }) => {
        const missingRequired = REQUIRED_STEPS.filter((step) => missing.includes(step));
        return (
          <Card as="section" padding="24" align="start" className={styles['card'] ?? ''}>
            <Title as="h3" size="title" display>
              {t('facilities:onboarding.plan.trial', { days: TRIAL_DAYS })}
            </Title>
            <TrialFacts />
            {missingRequired.length > 0 && <MissingSteps steps={missingRequired} />}
            {isTrialUsed(change.error) ? (
              <Text role="alert">{t('subscription:trial.used')}</Text>
            ) : (
              <CallProblem error={change.error} />
            )}
            <Row gap="12">
              <Button
                size="lg"
                disabled={missingRequired.length > 0}
                loading={change.isPending}
                onClick={() => change.mutate({ startTrial: true })}
              >
                {t('facilities:onboarding.plan.start')}
              </Button>
              <Button
                size="lg"
                variant="default"
                renderRoot={(props) => <Link to="/workspace/subscription/plans" {...props} />}
              >
                {t('facilities:onboarding.plan.orChoose')}
              </Button>
            </Row>
          </Card>
        );
      }}
    </QueryStates>
  );
}

function TrialFacts() {
  const { t } = useTranslation();
  return (
    <ul>
      <li>{t('facilities:onboarding.plan.everything')}</li>
      <li>{t('facilities:onboarding.plan.noCard')}</li>
      <li>
        {t('facilities:onboarding.plan.oneFacility', {
          people: TRIAL_ALLOWANCE.includedUsers,
        })}
      </li>
      <li>{t('facilities:onboarding.plan.kept')}</li>
    </ul>
  );
}

/** Links to the steps that are required before the trial. */
function MissingSteps({ steps }: { steps: readonly OnboardingStep[] }) {
  const { t } = useTranslation();
  const words = useStepTexts();
  return (
    <>
      <Text tone="muted">{t('facilities:onboarding.plan.first')}</Text>
      <Row gap="12">
        {steps.map((step) => (
          <Button
            key={step}
            variant="default"
            renderRoot={(props) => (
              <Link to="/workspace/onboarding/$step" params={{ step }} {...props} />
            )}
          >
            {words[step].title}
          </Button>
        ))}
      </Row>
    </>
  );
}
