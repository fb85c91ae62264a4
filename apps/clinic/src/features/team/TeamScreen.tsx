import '@zampa/i18n/english/services';
import '@zampa/i18n/english/team';
import { Button } from '@mantine/core';
import { IconUserPlus } from '@zampa/ui/icons/IconUserPlus';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import { subscriptionQuery } from '@zampa/client/subscription/queries';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { areSeatsTaken } from '@zampa/domain/subscription/seats';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { SeatUse } from '../../facility/SeatUse.tsx';
import { Applicants } from './Applicants.tsx';
import { InviteColleague } from './InviteColleague.tsx';
import { MemberDrawer } from './MemberDrawer.tsx';
import { MemberRow } from './MemberRow.tsx';
import { OpenInvitations } from './OpenInvitations.tsx';
import { RightsTable } from './RightsTable.tsx';
import type { TeamSearch } from './search.ts';
import styles from './TeamScreen.module.css';

export interface TeamScreenProps {
  search: TeamSearch;
  onSearch: (search: TeamSearch) => void;
}

/** Shows the team: members, applicants, invitations, seats and the rights of each role. */
export function TeamScreen({ search, onSearch }: TeamScreenProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const query = useQuery(staffQuery(useApi(), facility.id));
  const [inviting, setInviting] = useState(false);
  const admin = staffRoleOf(facility.idRole) === 'admin';
  const { data: subscription } = useQuery(subscriptionQuery(useApi(), facility.id));
  const isFull = subscription !== undefined && areSeatsTaken(subscription.users);
  return (
    <div className={styles['screen']}>
      <Row gap="12" justify="between">
        <Text tone="muted">{t('team:intro')}</Text>
        {admin && !isFull && (
          <Button
            leftSection={<IconUserPlus size={18} aria-hidden="true" />}
            onClick={() => setInviting(true)}
          >
            {t('team:invite.action')}
          </Button>
        )}
      </Row>
      {subscription && <SeatUse subscription={subscription} />}
      {admin && <Applicants />}
      <QueryStates query={query} shape="rows">
        {(members) => (
          <>
            <Stack as="ul" gap="8">
              {members.map((member) => (
                <MemberRow key={member.id} member={member} />
              ))}
            </Stack>
            <MemberDrawer
              members={members}
              memberId={search.member ?? null}
              onClose={() => onSearch({})}
            />
            {admin && <OpenInvitations />}
            <RightsTable />
          </>
        )}
      </QueryStates>
      {inviting && <InviteColleague onClose={() => setInviting(false)} />}
    </div>
  );
}
