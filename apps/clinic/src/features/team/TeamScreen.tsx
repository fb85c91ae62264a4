import '@zampa/i18n/english/services';
import '@zampa/i18n/english/team';
import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { StaffFacility } from '@zampa/contract/people/user';
import { staffStanding } from '@zampa/domain/people/roles';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Applicants } from './Applicants.tsx';
import { InviteColleague } from './InviteColleague.tsx';
import { MemberDrawer } from './MemberDrawer.tsx';
import { MemberRow } from './MemberRow.tsx';
import { OpenInvitations } from './OpenInvitations.tsx';
import { teamQueries } from './queries.ts';
import { RightsTable } from './RightsTable.tsx';
import type { TeamSearch } from './search.ts';
import styles from './TeamScreen.module.css';

export interface TeamScreenProps {
  facility: StaffFacility;
  search: TeamSearch;
  onSearch: (search: TeamSearch) => void;
}

/** Who works at a facility, who was asked to, and what each role may do. */
export function TeamScreen({ facility, search, onSearch }: TeamScreenProps) {
  const { t } = useTranslation();
  const query = useQuery(teamQueries.members(useApi(), facility.id));
  const [inviting, setInviting] = useState(false);
  const admin = staffStanding(facility.idRole) === 'admin';
  return (
    <div className={styles['screen']}>
      <div className={styles['bar']}>
        <p className={styles['intro']}>{t('team:intro')}</p>
        {admin && (
          <Button
            leftSection={<IconUserPlus size={18} aria-hidden="true" />}
            onClick={() => setInviting(true)}
          >
            {t('team:invite.action')}
          </Button>
        )}
      </div>
      {admin && <Applicants facility={facility} />}
      <QueryStates query={query} shape="rows">
        {(members) => (
          <>
            <ul className={styles['members']}>
              {members.map((member) => (
                <MemberRow key={member.id} member={member} facility={facility} />
              ))}
            </ul>
            <MemberDrawer
              facility={facility}
              members={members}
              memberId={search.member ?? null}
              onClose={() => onSearch({})}
            />
            {admin && <OpenInvitations facility={facility} />}
            <RightsTable facility={facility} />
          </>
        )}
      </QueryStates>
      {inviting && <InviteColleague facility={facility} onClose={() => setInviting(false)} />}
    </div>
  );
}
