import { useMe } from '@zampa/client/session/use-me';
import type { User } from '@zampa/contract/people/user';
import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { InviteToFamily } from './InviteToFamily.tsx';
import { LeaveFamily } from './LeaveFamily.tsx';
import { MemberRow } from './MemberRow.tsx';
import { useFamily } from './queries.ts';
import { WaitingPerson } from './WaitingPerson.tsx';
import styles from './families.module.css';

/** One family: who waits first, then its people, and for admins the invitation. */
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
          <section className={styles['family']} aria-label={t('families:title')}>
            <div aria-live="polite">
              {waiting.map((person) => (
                <WaitingPerson key={person.id} familyId={link.id} person={person} />
              ))}
            </div>
            <h2>{t('families:members')}</h2>
            <ul className={styles['people']}>
              {members.map((person) => (
                <MemberRow
                  key={person.id}
                  familyId={link.id}
                  person={person}
                  own={person.id === me.id}
                  manageable={admin && person.id !== me.id}
                />
              ))}
            </ul>
            <p className={styles['quiet']}>{t('families:rolesText')}</p>
            {admin && <InviteToFamily code={link.code} />}
            {members.length > 1 && <LeaveFamily familyId={link.id} members={members} />}
          </section>
        );
      }}
    </QueryStates>
  );
}
