import { useMe } from '@zampa/client/session/use-me';
import type { User } from '@zampa/contract/people/user';
import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { List } from '@zampa/ui/kit/List.tsx';
import { InviteToFamily } from './InviteToFamily.tsx';
import { LeaveFamily } from './LeaveFamily.tsx';
import { MemberRow } from './MemberRow.tsx';
import { useFamily } from './queries.ts';
import { FamilyJoinRequest } from './FamilyJoinRequest.tsx';

/** Section of one family: requests to join, members and, for admins, the invitation. */
export function FamilyPeople({ link }: { link: User['families'][number] }) {
  const { t } = useTranslation();
  const me = useMe();
  const admin = link.idRole === FAMILY_ADMIN;
  return (
    <QueryStates query={useFamily(link.id)} shape="rows" count={2}>
      {({ Users }) => {
        const waiting = Users.filter(({ status }) => status === 'PENDING');
        const members = Users.filter(({ status }) => status === 'ACTIVE');
        return (
          <Stack as="section" gap="12" aria-label={t('families:title')}>
            <Stack gap="12" aria-live="polite">
              {waiting.map((person) => (
                <FamilyJoinRequest key={person.id} familyId={link.id} person={person} />
              ))}
            </Stack>
            <Title>{t('families:members')}</Title>
            <List>
              {members.map((person) => (
                <MemberRow
                  key={person.id}
                  familyId={link.id}
                  person={person}
                  own={person.id === me.id}
                  manageable={admin && person.id !== me.id}
                />
              ))}
            </List>
            <Text tone="muted">{t('families:rolesText')}</Text>
            {admin && <InviteToFamily code={link.code} />}
            {members.length > 1 && <LeaveFamily familyId={link.id} members={members} />}
          </Stack>
        );
      }}
    </QueryStates>
  );
}
