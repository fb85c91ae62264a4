import '@zampa/i18n/english/health';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ApiRefusal } from '@zampa/client/api/problems';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { familyTherapiesQuery } from '@zampa/client/health/family-therapies-query';
import { useAnswerDose } from '@zampa/client/health/therapies';
import { useMe } from '@zampa/client/session/use-me';
import type { Dose } from '@zampa/contract/health/objects/prescription';
import { deviceZone } from '@zampa/i18n/format/zones';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { medicineName } from '@zampa/shared-screens/health/medicine-text';
import { useServerMinute } from '@zampa/shared-screens/states/use-server-minute';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useEffect, useRef } from 'react';
import { AnswerText } from './AnswerText.tsx';
import { doseTimeText } from './dose-time-text.ts';
import { type PushAnswer, useAnswerFromAddress } from './use-answer-from-address.ts';

/** Stores the answer to a dose from a button of a push notification, once, and shows the result. */
export function PushAnswerNotice() {
  const answer = useAnswerFromAddress();
  return answer && <StoredAnswer answer={answer} />;
}

function StoredAnswer({ answer }: { answer: PushAnswer }) {
  const { t } = useTranslation();
  const { PetId, planId, dueAt, status } = answer;
  const { mutate, isIdle, isPending, data, error } = useAnswerDose({ id: planId, PetId });
  const therapies = useQuery(familyTherapiesQuery(useApi(), PetId));
  const now = useServerMinute();
  const sentAnswer = useRef<PushAnswer | null>(null);
  useEffect(() => {
    if (sentAnswer.current === answer) return;
    sentAnswer.current = answer;
    mutate({ dueAt: answer.dueAt, status: answer.status });
  }, [answer, mutate]);

  const plan = therapies.data?.find(({ id }) => id === planId);
  const zone = plan?.zone ?? deviceZone();
  const time = doseTimeText(t, dueAt, now, zone);
  const isSaving = isIdle || isPending || (data !== undefined && therapies.isLoading);
  return (
    <Callout role="status" tone={error ? 'due' : data?.status === 'GIVEN' ? 'good' : 'quiet'}>
      <Text weight="600">{plan ? `${medicineName(plan.line)} · ${time}` : time}</Text>
      {isSaving && <Text tone="muted">{t('health:therapy.saving')}</Text>}
      {!isSaving && data && <Result dose={data} zone={zone} status={status} />}
      {!isSaving && error && <Failure error={error} onRetry={() => mutate({ dueAt, status })} />}
    </Callout>
  );
}

interface ResultProps {
  /** The dose with the first answer of the family. */
  dose: Dose;
  zone: string;
  /** The answer that was sent. */
  status: PushAnswer['status'];
}

function Result({ dose, zone, status }: ResultProps) {
  const { t } = useTranslation();
  const me = useMe();
  const isOwn = dose.by?.id === me.id && dose.status === status;
  return (
    <>
      <AnswerText dose={dose} zone={zone} />
      {!isOwn && <Text>{t('health:therapy.firstCounts')}</Text>}
    </>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  if (error instanceof ApiRefusal && error.code === 'STATUS_CONFLICT')
    return <Text>{t('health:therapy.answerEnded')}</Text>;
  return (
    <>
      <Text>{t('health:therapy.notSaved')}</Text>
      <CallProblem error={error} />
      <Row>
        <Button variant="default" onClick={onRetry}>
          {t('common:actions.retry')}
        </Button>
      </Row>
    </>
  );
}
