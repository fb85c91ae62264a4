import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CardFormProps } from './card-form.ts';
import { SubmitCard } from './SubmitCard.tsx';

type Form = { readonly stripe: Stripe; readonly elements: StripeElements };

/** Loads the provider's form; only the provider receives the card data. */
async function loadCardForm({ publishableKey, accountId, clientSecret }: CardFormProps['intent']) {
  // Imported on demand: the module loads the provider's script as soon as it is evaluated.
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = publishableKey
    ? await loadStripe(publishableKey, { stripeAccount: accountId })
    : null;
  if (!stripe) throw new Error('the card provider is not there');
  return { stripe, elements: stripe.elements({ clientSecret }) };
}

/** Card form of the provider (Stripe). */
export function StripeCardForm(props: CardFormProps) {
  const { t } = useTranslation();
  const form = useQuery({
    queryKey: ['card-form', props.intent.intentId],
    queryFn: () => loadCardForm(props.intent),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (form.error) return <CallProblem error={form.error} />;
  if (form.data) return <StripeFields {...props} form={form.data} />;
  return (
    <Stack gap="12">
      {props.summary}
      <Row justify="center">
        <Loader aria-label={t('common:states.loading')} />
      </Row>
    </Stack>
  );
}

/** The provider's error code for a payment that has already succeeded or was canceled. */
const INTENT_CLOSED = 'payment_intent_unexpected_state';

function StripeFields(props: CardFormProps & { form: Form }) {
  const { form, summary, footnote, payLabel, isBusy, charge, onOver } = props;
  const container = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (!container.current) return;
    const element = form.elements.create('payment');
    element.mount(container.current);
    element.on('ready', () => element.focus());
    return () => element.destroy();
  }, [form]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await form.elements.submit();
    setProblem(error?.message ?? '');
    if (error) return;
    charge(async () => {
      const { error: declined } = await form.stripe.confirmPayment({
        elements: form.elements,
        redirect: 'if_required',
        confirmParams: { return_url: window.location.href },
      });
      if (declined?.code === INTENT_CLOSED) return onOver();
      setProblem(declined?.message ?? '');
    });
  };
  return (
    <Stack as="form" gap="12" onSubmit={(event) => void submit(event)} noValidate>
      {summary}
      <div ref={container} />
      <ErrorLine>{problem}</ErrorLine>
      {footnote}
      <SubmitCard label={payLabel} isBusy={isBusy} />
    </Stack>
  );
}
