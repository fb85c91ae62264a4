import { useQueryClient } from '@tanstack/react-query';
import { refreshPayments } from '@zampa/client/payments/keys';
import type { AnswerOf } from '@zampa/contract/call';
import type { createPaymentIntent } from '@zampa/contract/payments/create-payment-intent';
import type { Payment } from '@zampa/contract/payments/objects';
import type { Language } from '@zampa/domain/people/languages';
import type { Answers } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { payment } from '@zampa/shared-screens/rendered/payment.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, vi } from 'vitest';
import { PaySheet } from './PaySheet.tsx';

export type Intent = AnswerOf<typeof createPaymentIntent>;
export const sandbox: Intent = {
  clientSecret: 'secret',
  intentId: 'pi_first',
  amount: 3500,
  currency: 'EUR',
  accountId: 'acct_1',
  publishableKey: null,
  mode: 'sandbox',
};
const REFRESH = 'news';

/** Refreshes the payments, as a socket message does. */
function RefreshButton() {
  const client = useQueryClient();
  return <button onClick={() => refreshPayments(client)}>{REFRESH}</button>;
}

export const onClose = vi.fn<() => void>();

export const renderPaySheet = (answers: Answers, language: Language = 'en', chosen = [payment]) =>
  renderScreen(
    <>
      <PaySheet payments={chosen} onClose={onClose} />
      <RefreshButton />
    </>,
    {
      app: 'owner',
      me: marta,
      language,
      answers: {
        'GET /payments': () => chosen,
        'POST /stripe/intent': () => sandbox,
        'GET /stripe/status': () => ({ message: 'FAILED' }),
        ...answers,
      },
    },
  );

export type RenderedSheet = Awaited<ReturnType<typeof renderPaySheet>>;

/**
 * Changes the payments on the server and refreshes the app, as after a change by another family member, the clinic or
 * the clock.
 */
export async function updatePayments({ page, server }: RenderedSheet, now: readonly Payment[]) {
  await expect.element(page.getByRole('button', { name: /^(Pay|Paga) / })).toBeVisible();
  server.answer('GET /payments', () => now);
  // Dispatch directly: the sheet covers the button.
  page
    .getByRole('button', { name: REFRESH, exact: true })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

/** Stubs the sandbox's answers to one card after another. */
export function stubCardAnswers(...answers: readonly [number, object][]) {
  const remaining = [...answers];
  const originalFetch = window.fetch.bind(window);
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (typeof input !== 'string' || !input.startsWith('/sandbox/'))
      return originalFetch(input, init);
    const [status, body] = remaining.shift() ?? [500, {}];
    return Response.json(body, { status });
  });
}
