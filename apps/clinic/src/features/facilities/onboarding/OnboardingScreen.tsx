import '@zampa/i18n/english/facilities-onboarding';
import { Button } from '@mantine/core';
import { IconConfetti } from '@zampa/ui/icons/IconConfetti';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { completionQuery } from '@zampa/client/facilities/queries';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { Checklist } from './Checklist.tsx';
import styles from './onboarding.module.css';

/** Shows the onboarding checklist, with a success message once everything is set up. */
export function OnboardingScreen() {
  const { id: facilityId } = useFacility();
  const { t } = useTranslation();
  const query = useQuery(completionQuery(useApi(), facilityId));
  return (
    <Stack>
      <QueryStates query={query} shape="rows" count={7}>
        {(completion) => (
          <>
            {completion.complete ? (
              <EmptyState
                picture={<IconConfetti size={32} />}
                title={t('facilities:onboarding.complete')}
                action={
                  <Button renderRoot={(props) => <Link to="/dashboard" {...props} />}>
                    {t('facilities:onboarding.goHome')}
                  </Button>
                }
              >
                {t('facilities:onboarding.completeWhy')}
              </EmptyState>
            ) : (
              <p className={styles['lead']}>{t('facilities:onboarding.lead')}</p>
            )}
            <Checklist completion={completion} />
          </>
        )}
      </QueryStates>
    </Stack>
  );
}
