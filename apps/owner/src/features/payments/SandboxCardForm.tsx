import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshPayments } from '@zampa/client/payments/keys';
import { type SandboxAnswer, typeSandboxCard } from '@zampa/client/payments/sandbox-card';
import type { Translate } from '@zampa/i18n/translator';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CardFormProps } from './card-form.ts';
import { SubmitCard } from './SubmitCard.tsx';

const noop = async () => undefined;

export interface SandboxCardFormProps extends CardFormProps {
  /** Called when another card is tried, to clear the previous result. */
  onTry: () => void;
}

/** Form for a test card, in place of the provider's form. Includes the bank's confirmation. */
export function SandboxCardForm(props: SandboxCardFormProps) {
  const { intent, summary, footnote, payLabel, isBusy, charge, onOver, onTry } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const queryClient = useQueryClient();
  const { t } = useTranslation();
  const [card, setCard] = useState('');
  const [problem, setProblem] = useState('');
  const submission = useMutation({
    mutationFn: (typed: Parameters<typeof typeSandboxCard>[1]) =>
      typeSandboxCard(intent.intentId, typed),
    onSuccess: (answer) => {
      if (isIntentClosed(answer)) return onOver();
      setProblem(problemText(t, answer));
      // Wait for the result of the charge, also after a decline; not while the bank's confirmation is open.
      if (!('error' in answer) && answer.status !== 'requires_action') charge(noop);
    },
    // If the user leaves during the bank's confirmation, the list shows the result.
    onSettled: () => refreshPayments(queryClient),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (card.trim() === '') return setProblem(t('payments:owner.sheet.numberRequired'));
    onTry();
    submission.mutate({ card });
  };
  const answer = submission.data;
  if (answer && !('error' in answer) && answer.status === 'requires_action')
    return (
      <BankConfirmation
        isBusy={submission.isPending}
        onAnswer={(challenge) => submission.mutate({ challenge })}
      />
    );
  return (
    <Stack as="form" gap="12" onSubmit={submit} noValidate>
      {summary}
      <TextInput
        ref={field}
        label={t('payments:owner.sheet.number')}
        description={t('payments:owner.sheet.numberHint')}
        inputMode="numeric"
        autoComplete="cc-number"
        value={card}
        error={problem || null}
        onChange={({ currentTarget }) => setCard(currentTarget.value)}
      />
      <CallProblem error={submission.error} />
      {footnote}
      <SubmitCard label={payLabel} isBusy={isBusy || submission.isPending} />
    </Stack>
  );
}

interface BankConfirmationProps {
  isBusy: boolean;
  onAnswer: (challenge: 'pass' | 'fail') => void;
}

/** Asks in place of the bank whether the owner confirms the payment. */
function BankConfirmation({ isBusy, onAnswer }: BankConfirmationProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="12">
      <Text weight="600">{t('payments:owner.sheet.bank')}</Text>
      <Row fill>
        <Button variant="default" onClick={() => onAnswer('fail')}>
          {t('payments:owner.sheet.isNotMe')}
        </Button>
        <Button loading={isBusy} onClick={() => onAnswer('pass')}>
          {t('payments:owner.sheet.isMe')}
        </Button>
      </Row>
    </Stack>
  );
}

const KNOWN_FAILURES = [
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'lost_card',
  'stolen_card',
  'processing_error',
  'authentication_required',
] as const;

/**
 * Returns whether the provider accepts no more cards. An unknown test number is the only error after which it still
 * does.
 */
const isIntentClosed = (answer: SandboxAnswer) =>
  'error' in answer && answer.code !== 'incorrect_number';

/** Returns why the bank declined the card; empty if it did not. */
function problemText(t: Translate, answer: SandboxAnswer): string {
  const why = 'error' in answer ? answer.code : answer.failure;
  if (!why) return '';
  const failureKey = KNOWN_FAILURES.find((each) => each === why) ?? 'other';
  return t(`payments:owner.failure.${failureKey}`);
}
