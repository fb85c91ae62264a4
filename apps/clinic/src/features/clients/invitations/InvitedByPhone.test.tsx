import '@zampa/i18n/english/clients';
import type { Invitation } from '@zampa/contract/invitations/objects';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { byPhone, TEXT } from './invited-by-phone.test-data.ts';
import { InvitedByPhone } from './InvitedByPhone.tsx';

const renderInvitation = (changed: Partial<Invitation>, language: 'en' | 'it' = 'en') =>
  renderAtClinic(<InvitedByPhone number="+39 333 123 4567" />, {
    language,
    answers: { 'GET /invitations': () => [{ ...byPhone, ...changed }] },
  });

it.each([
  { language: 'en', smsRefusal: 'PLAN', says: /^SMS are part of the paid plans/ },
  { language: 'it', smsRefusal: 'PLAN', says: /^Gli SMS fanno parte dei piani a pagamento/ },
  { language: 'en', smsRefusal: 'COUNTRY', says: /^We don’t send SMS to this country/ },
  { language: 'it', smsRefusal: 'COUNTRY', says: /^Non inviamo SMS in questo paese/ },
  { language: 'en', smsRefusal: 'NO_NUMBER', says: /^This is not a phone number/ },
  { language: 'it', smsRefusal: 'NO_NUMBER', says: /^Non è un numero/ },
  { language: 'en', smsRefusal: 'NO_PROVIDER', says: /Share this text and link with the client/ },
  { language: 'en', smsRefusal: null, says: /^No more SMS can be sent today/ },
  { language: 'it', smsRefusal: null, says: /^Per oggi non si possono inviare altri SMS/ },
] as const)(
  'InvitedByPhone explains $smsRefusal in $language, and shows the text to send by hand',
  async ({ language, smsRefusal, says }) => {
    const { page } = await renderInvitation({ smsRefusal, sms: smsRefusal === null }, language);
    await expect.element(page.getByText(says)).toBeVisible();
    await expect.element(page.getByText(TEXT)).toBeVisible();
  },
);

it('InvitedByPhone says that an SMS was sent, and shows no text to send by hand', async () => {
  const { page } = await renderInvitation({ sms: true, delivery: 'QUEUED' });
  await expect.element(page.getByText('Text message sent.')).toBeVisible();
  expect(page.getByText(TEXT).query()).toBeNull();
});
