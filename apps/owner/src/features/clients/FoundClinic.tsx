import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { FacilityCard } from '@zampa/contract/facilities/objects';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useJoinClinic } from './queries.ts';
import { ClinicName } from './ClinicName.tsx';
import styles from './vets.module.css';

export interface FoundClinicProps {
  clinic: FacilityCard;
  code: string;
  onOther: () => void;
}

/** The clinic behind a code, before anything is shared with it. */
export function FoundClinic({ clinic, code, onOther }: FoundClinicProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const join = useJoinClinic();
  const confirm = () =>
    join.mutate(code, {
      onSuccess: ({ id }) =>
        void navigate({ to: '/workspace/vets', search: { animals: id }, replace: true }),
    });
  return (
    <section className={styles['join']} aria-live="polite">
      <h2 className="z-display">{t('vets:join.found')}</h2>
      <div className={styles['card']}>
        <ClinicName clinic={clinic} />
      </div>
      <CallProblem error={join.error} />
      <Button size="lg" loading={join.isPending} onClick={confirm}>
        {t('vets:join.confirm')}
      </Button>
      <Button variant="subtle" onClick={onOther}>
        {t('vets:join.other')}
      </Button>
    </section>
  );
}
