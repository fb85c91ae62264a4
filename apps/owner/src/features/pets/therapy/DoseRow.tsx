import { Button } from '@mantine/core';
import { useAnswerDose } from '@zampa/client/health/therapies';
import type { Dose, Therapy } from '@zampa/contract/health/objects/prescription';
import { DOSE_EARLY_MS } from '@zampa/domain/health/dose-times';
import { isDoseWaiting } from '@zampa/domain/health/todays-doses';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { medicineName } from '@zampa/shared-screens/health/medicine-text';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';
import { Suspense, useState } from 'react';
import { AnswerText } from './AnswerText.tsx';
import { doseTimeText } from './dose-time-text.ts';
import styles from './therapy.module.css';

const SkipDialog = lazyPart(async () => (await import('./SkipDialog.tsx')).SkipDialog);

export interface DoseRowProps {
  therapy: Therapy;
  dose: Dose;
  now: Date;
  /** The pet, where doses of several pets are listed. */
  petName?: string;
}

/** One dose: its time, and the buttons to answer it or who answered and when. */
export function DoseRow({ therapy, dose, now, petName }: DoseRowProps) {
  const { t } = useTranslation();
  const answer = useAnswerDose(therapy);
  const [isSkipping, setSkipping] = useState(false);
  const time = doseTimeText(t, dose.dueAt, now, therapy.zone);
  const medicine = medicineName(therapy.line);
  const isWaiting = isDoseWaiting(dose, now);
  return (
    <Stack gap="4">
      <Row justify="between" gap="8">
        <Stack gap="0" className={styles['words'] ?? ''}>
          <Text weight="600" {...(isWaiting && { tone: 'apricot' as const })}>
            {time}
          </Text>
          {petName && <Text>{t('health:therapy.forPet', { medicine, name: petName })}</Text>}
        </Stack>
        {dose.status !== 'PENDING' && <AnswerText dose={dose} zone={therapy.zone} />}
        {canAnswer(dose, now) && (
          <Row wrap={false}>
            <Button
              variant="default"
              disabled={answer.isPending}
              aria-label={t('health:therapy.skipDose', { medicine, time })}
              onClick={() => setSkipping(true)}
            >
              {t('health:therapy.skip')}
            </Button>
            <Button
              variant={isWaiting ? 'filled' : 'light'}
              loading={answer.isPending}
              aria-label={t('health:therapy.giveDose', { medicine, time })}
              onClick={() => answer.mutate({ dueAt: dose.dueAt, status: 'GIVEN' })}
            >
              {t('health:therapy.given')}
            </Button>
          </Row>
        )}
      </Row>
      <CallProblem error={answer.error} />
      {isSkipping && (
        <Suspense>
          <SkipDialog
            title={t('health:therapy.skipTitle', { medicine, time })}
            isBusy={answer.isPending}
            error={answer.error}
            onSkip={(reason) =>
              answer.mutate(
                { dueAt: dose.dueAt, status: 'SKIPPED', ...(reason && { reason }) },
                { onSuccess: () => setSkipping(false) },
              )
            }
            onClose={() => setSkipping(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

const canAnswer = ({ dueAt, status }: Dose, now: Date) =>
  status === 'PENDING' && Date.parse(dueAt) <= now.getTime() + DOSE_EARLY_MS;
