import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { completionQuery } from '@zampa/client/facilities/queries';
import { subscriptionQuery } from '@zampa/client/subscription/queries';
import type { OnboardingStep } from '@zampa/domain/facilities/onboarding-steps';
import { refusalToInviteAs } from '@zampa/domain/invitations/invite';
import { ROLES } from '@zampa/domain/people/roles';
import { areSeatsTaken } from '@zampa/domain/subscription/seats';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { roleText } from '@zampa/shared-screens/people/role-text';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { SeatUse } from '../../../facility/SeatUse.tsx';
import { InviteColleagueForm } from './InviteColleagueForm.tsx';
import styles from './onboarding.module.css';
import { stepsToSettle } from './steps.ts';
import { useChangeOnboarding } from './use-onboarding.ts';

/** Shows the onboarding step to invite colleagues one at a time while seats are free, or to skip this for now. */
export function ColleaguesStep({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const facility = useFacility();
  const roles = ROLES.filter(({ id }) => refusalToInviteAs(id, facility.idRole) === null);
  const [invited, setInvited] = useState<readonly string[]>([]);
  const query = useQuery(completionQuery(useApi(), facility.id));
  const { data: subscription } = useQuery(subscriptionQuery(useApi(), facility.id));
  const isFull = subscription !== undefined && areSeatsTaken(subscription.users);
  const change = useChangeOnboarding(facility.id);
  // The step is answered if a colleague was invited, now or earlier, or if it was skipped.
  const isAnswered = (missing: readonly OnboardingStep[]) =>
    invited.length > 0 || !missing.includes('colleagues');
  return (
    <QueryStates query={query} shape="rows" count={4}>
      {({ missing }) => (
        <>
          {subscription && <SeatUse subscription={subscription} />}
          {/* The changed key resets the form after each invitation. */}
          {!isFull && (
            <InviteColleagueForm
              key={invited.length}
              roles={roles.map(({ id }) => ({ value: String(id), label: roleText(t, id) }))}
              onInvited={(email) => setInvited([...invited, email])}
            />
          )}
          <div role="status" className={styles['lead']}>
            {invited.length > 0 &&
              t('facilities:onboarding.colleagues.invited', { who: invited.join(', ') })}
          </div>
          <CallProblem error={change.error} />
          <div>
            <Button
              variant={isAnswered(missing) ? 'filled' : 'default'}
              loading={change.isPending}
              onClick={() =>
                change.mutate(
                  { settled: stepsToSettle('colleagues', missing) },
                  { onSuccess: onDone },
                )
              }
            >
              {isAnswered(missing)
                ? t('common:actions.next')
                : t('facilities:onboarding.colleagues.nobody')}
            </Button>
          </div>
        </>
      )}
    </QueryStates>
  );
}
