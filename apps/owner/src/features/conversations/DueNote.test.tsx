import { deposit } from '@zampa/shared-screens/rendered/deposit.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { conversation, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { DueNote } from './DueNote.tsx';

it.each([
  {
    language: 'en',
    payments: [],
    says: '€25.50 due. Pay at the clinic, or wait for its payment request.',
  },
  {
    language: 'en',
    payments: [deposit],
    says: '€17.50 due. Pay at the clinic, or wait for its payment request.',
  },
  {
    language: 'it',
    payments: [],
    says: /^25,50.€ da pagare\. Paga in clinica o attendi la richiesta di pagamento\.$/,
  },
] as const)('DueNote says in $language what is due', async ({ language, payments, says }) => {
  const { page } = await renderScreen(<DueNote conversation={conversation} />, {
    app: 'owner',
    me: marta,
    language,
    answers: { 'GET /payments': () => payments },
  });
  await expect.element(page.getByText(says)).toBeVisible();
});
