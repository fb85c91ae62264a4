import { Button, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CardFormProps } from './card-form.ts';

type Form = { readonly stripe: Stripe; readonly elements: StripeElements };

/** Loads the provider's own form, which alone sees the card. */
async function openForm({ publishableKey, accountId, clientSecret }: CardFormProps['intent']) {
  // Not at the start of the app: it loads the provider's script as soon as it is loaded itself.
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = publishableKey
    ? await loadStripe(publishableKey, { stripeAccount: accountId })
    : null;
  if (!stripe) throw new Error('the card provider is not there');
  return { stripe, elements: stripe.elements({ clientSecret }) };
}

/** Takes a card by the provider's own form. */
export function StripeCardForm(props: CardFormProps) {
  const { t } = useTranslation();
  const form = useQuery({
    queryKey: ['card-form', props.intent.intentId],
    queryFn: () => openForm(props.intent),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (form.error) return <CallProblem error={form.error} />;
  if (form.data) return <Fields {...props} form={form.data} />;
  return (
    <Row justify="center">
      <Loader aria-label={t('common:states.loading')} />
    </Row>
  );
}

/** How the provider says that a payment has succeeded or was canceled meanwhile. */
const OVER = 'payment_intent_unexpected_state';

function Fields({ form, payLabel, isBusy, charge, onOver }: CardFormProps & { form: Form }) {
  const place = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (!place.current) return;
    const element = form.elements.create('payment');
    element.mount(place.current);
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
      if (declined?.code === OVER) return onOver();
      setProblem(declined?.message ?? '');
    });
  };
  return (
    <Stack as="form" gap="12" onSubmit={(event) => void submit(event)} noValidate>
      <div ref={place} />
      <ErrorLine>{problem}</ErrorLine>
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        {payLabel}
      </Button>
    </Stack>
  );
}
