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
import { type FormEvent, useState } from 'react';
import type { CardFormProps } from './card-form.ts';

const settled = async () => undefined;

export interface SandboxCardFormProps extends CardFormProps {
  /** Another card is tried: what became of the last one is over. */
  onTry: () => void;
}

/** Takes a test card, as the provider's own form takes a real one; the bank's question stands in it too. */
export function SandboxCardForm(props: SandboxCardFormProps) {
  const { intent, payLabel, isBusy, charge, onOver, onTry } = props;
  const queryClient = useQueryClient();
  const { t } = useTranslation();
  const [card, setCard] = useState('');
  const [problem, setProblem] = useState('');
  const asked = useMutation({
    mutationFn: (typed: Parameters<typeof typeSandboxCard>[1]) =>
      typeSandboxCard(intent.intentId, typed),
    onSuccess: (answer) => {
      if (isOver(answer)) return onOver();
      setProblem(problemText(t, answer));
      // What was declined is noted on both sides, and what is under way is waited for.
      if (!('error' in answer) && answer.status !== 'requires_action') charge(settled);
    },
    // Whoever leaves at the bank's question sees in the list what has become of it.
    onSettled: () => refreshPayments(queryClient),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (card.trim() === '') return setProblem(t('payments-owner:sheet.numberRequired'));
    onTry();
    asked.mutate({ card });
  };
  const answer = asked.data;
  if (answer && !('error' in answer) && answer.status === 'requires_action')
    return (
      <Stack gap="12">
        <Text weight="600">{t('payments-owner:sheet.bank')}</Text>
        <Row fill>
          <Button variant="default" onClick={() => asked.mutate({ challenge: 'fail' })}>
            {t('payments-owner:sheet.isNotMe')}
          </Button>
          <Button loading={asked.isPending} onClick={() => asked.mutate({ challenge: 'pass' })}>
            {t('payments-owner:sheet.isMe')}
          </Button>
        </Row>
      </Stack>
    );
  return (
    <Stack as="form" gap="12" onSubmit={submit} noValidate>
      <TextInput
        label={t('payments-owner:sheet.number')}
        description={t('payments-owner:sheet.numberHint')}
        inputMode="numeric"
        autoComplete="cc-number"
        value={card}
        error={problem || null}
        onChange={({ currentTarget }) => setCard(currentTarget.value)}
      />
      <CallProblem error={asked.error} />
      <Button type="submit" size="lg" fullWidth loading={isBusy || asked.isPending}>
        {payLabel}
      </Button>
    </Stack>
  );
}

const KNOWN = [
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'lost_card',
  'stolen_card',
  'processing_error',
  'authentication_required',
] as const;

/** Only a number that is no test card is refused while a card is still taken. */
const isOver = (answer: SandboxAnswer) => 'error' in answer && answer.code !== 'incorrect_number';

/** Why the bank says no, in words; empty where it does not. */
function problemText(t: Translate, answer: SandboxAnswer): string {
  const why = 'error' in answer ? answer.code : answer.failure;
  if (!why) return '';
  const known = KNOWN.find((each) => each === why) ?? 'other';
  return t(`payments-owner:failure.${known}`);
}
