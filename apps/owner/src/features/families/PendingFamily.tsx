import { Button } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { useMe } from '@zampa/client/session/use-me';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useRemoveMember } from './queries.ts';
import styles from './families.module.css';

/** A family that has been asked and has not answered yet. */
export function PendingFamily({ familyId }: { familyId: string }) {
  const { t } = useTranslation();
  const me = useMe();
  const removal = useRemoveMember(familyId);
  return (
    <section className={styles['waiting']} aria-live="polite">
      <div className={styles['person']}>
        <IconHourglass size={28} aria-hidden="true" />
        <span>
          <strong>{t('families:pending.title')}</strong>
          <span className={styles['quiet']}>{t('families:pending.text')}</span>
        </span>
      </div>
      <CallProblem error={removal.error} />
      <Button variant="default" loading={removal.isPending} onClick={() => removal.mutate(me.id)}>
        {t('families:pending.takeBack')}
      </Button>
    </section>
  );
}
