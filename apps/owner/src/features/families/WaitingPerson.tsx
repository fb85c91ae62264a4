import '@zampa/i18n/english/families';
import { Button } from '@mantine/core';
import type { FamilyMember } from '@zampa/contract/families/objects';
import { FAMILY_MEMBER } from '@zampa/domain/families/membership';
import { fullName } from '@zampa/domain/people/names';
import { PersonPicture } from '@zampa/shared-screens/files/PersonPicture.tsx';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useRemoveMember, useSetMember } from './queries.ts';
import styles from './families.module.css';

export interface WaitingPersonProps {
  familyId: string;
  person: FamilyMember;
}

/** Somebody who has asked to join, and the admin's answer. */
export function WaitingPerson({ familyId, person }: WaitingPersonProps) {
  const { t } = useTranslation();
  const [accept, decline] = [useSetMember(familyId), useRemoveMember(familyId)];
  const name = fullName(person);
  const busy = accept.isPending || decline.isPending;
  return (
    <article className={styles['waiting']}>
      <div className={styles['person']}>
        <PersonPicture person={person} size={48} />
        <span>
          <strong>{name}</strong>
          <span className={styles['quiet']}>{t('families:waiting.title')}</span>
          {person.email && <span className={styles['quiet']}>{person.email}</span>}
        </span>
      </div>
      <CallProblem error={accept.error ?? decline.error} />
      <div className={styles['actions']}>
        <Button
          variant="default"
          disabled={busy}
          aria-label={t('families:waiting.declineName', { name })}
          onClick={() => decline.mutate(person.id)}
        >
          {t('families:waiting.decline')}
        </Button>
        <Button
          loading={busy}
          aria-label={t('families:waiting.acceptName', { name })}
          onClick={() => accept.mutate({ userId: person.id, idRole: FAMILY_MEMBER })}
        >
          {t('families:waiting.accept')}
        </Button>
      </div>
    </article>
  );
}
