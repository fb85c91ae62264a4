import '@zampa/i18n/english/conversations-new-request';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { Facility } from '@zampa/contract/facilities/objects';
import type { RequestDraft } from '@zampa/shared-screens/conversations/use-request-draft';
import {
  type Answers,
  connectionLost,
  pendingAnswer,
  refusal,
} from '@zampa/shared-screens/rendered/fake-server.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { sanLuca } from '@zampa/shared-screens/rendered/facility-sample.test-data';
import { ids, marta, service } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it, vi } from 'vitest';
import { NewRequestFooter } from './NewRequestFooter.tsx';
import { clinicQuery, useSendRequest } from './queries.ts';

const draft: RequestDraft = {
  clientId: 'made-on-the-device',
  facilityId: ids.clinic,
  pets: [ids.luna],
  services: [ids.visit],
  note: 'She limps.',
  priority: 'MEDIUM',
  redFlags: [],
  followUpOf: null,
  photos: [],
  time: {
    id: ids.booking,
    start: '2027-03-02T14:00:00.000Z',
    end: '2027-03-02T14:30:00.000Z',
    assigneeId: ids.vera,
    heldUntil: '2027-03-02T13:00:00.000Z',
  },
  assigneeId: null,
  letClinicChoose: false,
  wish: '',
  address: 'Via dei Serpenti 12, 00184 Roma',
};

const onChange = vi.fn<(changes: Partial<RequestDraft>) => void>();

const CONSULTATION = 1;
const HOME_VISIT = 2;

type SendProps = {
  readonly question: RequestDraft;
  readonly type: number;
  readonly deposit?: number;
};

/** Send button and footer of the last step, without the steps before it. */
function Send({ question, type, deposit = 0 }: SendProps) {
  const [clinic] = marta.vetFacilities;
  const send = useSendRequest(
    clinic,
    service(ids.visit, { ServiceTypeId: type, deposit }),
    onChange,
  );
  return (
    <>
      <Button onClick={() => send.mutate(question)}>Send</Button>
      {send.data && <p>It has arrived.</p>}
      <NewRequestFooter
        label="Foot"
        busy={send.isPending}
        isWaiting={false}
        isMain
        error={send.error}
        onBack={undefined}
        onContinue={() => undefined}
      />
    </>
  );
}

/** Reads the clinic, as the earlier steps do. */
function Price() {
  const { data } = useQuery(clinicQuery(useApi(), ids.clinic));
  return <p>It costs {data?.mainServices[0]?.price}.</p>;
}

const clinicWithPrice = (price: number): Facility[] => [
  { ...sanLuca, mainServices: [service(ids.visit, { price })] },
];

const renderSend = (changes: Partial<RequestDraft>, type: number, answers: Answers = {}) =>
  renderScreen(<Send question={{ ...draft, ...changes }} type={type} />, {
    app: 'owner',
    me: marta,
    answers: { 'POST /events': () => ({ id: ids.conversation, seq: 1 }), ...answers },
  });

const payload = {
  facilityId: ids.clinic,
  familyId: ids.family,
  pets: [ids.luna],
  services: [ids.visit],
  note: 'She limps.',
  priority: 'MEDIUM',
  redFlags: [],
  source: 'APP',
  agreed: { price: 3500, upfront: 0 },
};

describe('useSendRequest', () => {
  it.each([
    {
      what: 'an emergency by message, with its signs',
      type: CONSULTATION,
      changes: { redFlags: ['POISONING'], priority: 'HIGH' } as const,
      category: 'CONSULTATION',
      sent: { ...payload, redFlags: ['POISONING'], priority: 'HIGH' },
    },
    {
      what: 'a home visit at the held time',
      type: HOME_VISIT,
      changes: {},
      category: 'VISIT',
      sent: {
        ...payload,
        event: { start: '2027-03-02T14:00:00.000Z', resource: ids.vera },
        address: 'Via dei Serpenti 12, 00184 Roma',
      },
    },
    {
      what: 'a home visit without a time',
      type: HOME_VISIT,
      changes: { letClinicChoose: true, wish: ' in the mornings ' },
      category: 'VISIT',
      sent: {
        ...payload,
        note: 'She limps.\n\nPreferred times: in the mornings',
        event: {},
        address: 'Via dei Serpenti 12, 00184 Roma',
      },
    },
  ])('sends $what', async ({ type, changes, category, sent }) => {
    const { page, server } = await renderSend(changes, type);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByText('It has arrived.')).toBeVisible();
    expect(server.sent('POST /events').map(({ body }) => body)).toEqual([
      { type: 'HEALTH', category, clientId: 'made-on-the-device', sync: true, payload: sent },
    ]);
  });

  it.each([
    { why: 'for a chosen time', changes: {}, upfront: 700 },
    { why: 'when the clinic chooses the time', changes: { letClinicChoose: true }, upfront: 0 },
    { why: 'for a message consultation', type: CONSULTATION, changes: {}, upfront: 700 },
  ])('sends the agreed deposit $why', async ({ type = HOME_VISIT, changes, upfront }) => {
    const { page, server } = await renderScreen(
      <Send question={{ ...draft, ...changes }} type={type} deposit={20} />,
      {
        app: 'owner',
        me: marta,
        answers: { 'POST /events': () => ({ id: ids.conversation, seq: 1 }) },
      },
    );
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByText('It has arrived.')).toBeVisible();
    const [sent] = server.sent('POST /events');
    expect(sent?.body).toMatchObject({ payload: { agreed: { price: 3500, upfront } } });
  });

  it('refetches the price after a refusal with PRICE_CHANGED', async () => {
    const { page, server } = await renderScreen(
      <>
        <Price />
        <Send question={draft} type={HOME_VISIT} />
      </>,
      {
        app: 'owner',
        me: marta,
        answers: {
          'GET /facilities': () => clinicWithPrice(3500),
          'POST /events': () => refusal(409, 'PRICE_CHANGED'),
        },
      },
    );
    await expect.element(page.getByText('It costs 3500.')).toBeVisible();
    server.answer('GET /facilities', () => clinicWithPrice(4000));
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByText('It costs 4000.')).toBeVisible();
    await expect
      .element(page.getByText('The price has changed. Check the new price, then send again.'))
      .toBeVisible();
  });

  it('sends once, even on a double click', async () => {
    const answer = pendingAnswer();
    const { page, server } = await renderSend({}, CONSULTATION, { 'POST /events': answer.give });
    await page.getByRole('button', { name: 'Send' }).dblClick();
    await expect.poll(() => server.sent('POST /events').length).toBeGreaterThan(0);
    answer.release({ id: ids.conversation, seq: 1 });
    await expect.element(page.getByText('It has arrived.')).toBeVisible();
    expect(server.sent('POST /events').length).toBe(1);
  });

  it('retries with the same idempotency key after a lost connection', async () => {
    const { page, server } = await renderSend({}, CONSULTATION, { 'POST /events': connectionLost });
    await page.getByRole('button', { name: 'Send' }).click();
    await expect
      .element(page.getByText('You’re offline. Your data is safe: try again when you’re back.'))
      .toBeVisible();
    server.answer('POST /events', () => ({ id: ids.conversation, seq: 1 }));
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByText('It has arrived.')).toBeVisible();
    const keys = server.sent('POST /events').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual(['made-on-the-device', 'made-on-the-device']);
  });

  it('clears the service if the clinic no longer offers it', async () => {
    onChange.mockClear();
    const fieldErrors = [{ field: 'payload.services', code: 'not_enabled' }];
    const { page } = await renderSend({}, CONSULTATION, {
      'POST /events': () => refusal(400, 'VALIDATION', fieldErrors),
      'GET /facilities': () => [],
    });
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByText('The clinic no longer offers')).toBeVisible();
    expect(onChange.mock.calls).toEqual([[{ services: [], time: null }]]);
  });
});
