import { Button } from '@mantine/core';
import type { FamilyMember } from '@zampa/contract/families/objects';
import { FAMILY_ADMIN, FAMILY_MEMBER } from '@zampa/domain/families/membership';
import { fullName } from '@zampa/domain/people/names';
import { PersonPicture } from '@zampa/shared-screens/files/PersonPicture.tsx';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useSetMember } from './queries.ts';
import { RemoveMember } from './RemoveMember.tsx';
import styles from './families.module.css';

export interface MemberRowProps {
  familyId: string;
  person: FamilyMember;
  own: boolean;
  /** Whether the reader may change this person's role and remove them. */
  manageable: boolean;
}

/** One of the family, with their role. */
export function MemberRow({ familyId, person, own, manageable }: MemberRowProps) {
  const { t } = useTranslation();
  const setMember = useSetMember(familyId);
  const name = fullName(person);
  const other = person.idRole === FAMILY_ADMIN ? FAMILY_MEMBER : FAMILY_ADMIN;
  return (
    <li className={styles['member']}>
      <div className={styles['person']}>
        <PersonPicture person={person} size={44} />
        <span>
          <strong>{own ? `${name} (${t('families:you')})` : name}</strong>
          <span className={styles['quiet']}>{t(`families:roles.${person.idRole}`)}</span>
        </span>
      </div>
      {manageable && (
        <div className={styles['actions']}>
          <RemoveMember familyId={familyId} person={person} />
          <Button
            variant="subtle"
            loading={setMember.isPending}
            aria-label={`${name}: ${other === FAMILY_ADMIN ? t('families:member.makeAdmin') : t('families:member.makeMember')}`}
            onClick={() => setMember.mutate({ userId: person.id, idRole: other })}
          >
            {other === FAMILY_ADMIN
              ? t('families:member.makeAdmin')
              : t('families:member.makeMember')}
          </Button>
        </div>
      )}
      <CallProblem error={setMember.error} />
    </li>
  );
}
