import '@zampa/i18n/english/conversations-new';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { Facility } from '@zampa/contract/facilities/objects';
import type { RequestDraft } from '@zampa/shared-screens/conversations/use-request-draft';
import {
  type Answers,
  connectionLost,
  heldAnswer,
  refusal,
} from '@zampa/shared-screens/rendered/fake-server.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, marta, service } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it, vi } from 'vitest';
import { NewRequestFooter } from './NewRequestFooter.tsx';
import { facility, useSendQuestion } from './queries.ts';

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

const changed = vi.fn<(changes: Partial<RequestDraft>) => void>();

const CONSULTATION = 1;
const HOME_VISIT = 2;

type SendProps = {
  readonly question: RequestDraft;
  readonly type: number;
  readonly deposit?: number;
};

/** The foot of the last step, with nothing of the steps before it. */
function Send({ question, type, deposit = 0 }: SendProps) {
  const [clinic] = marta.vetFacilities;
  const send = useSendQuestion(
    clinic,
    service(ids.visit, { ServiceTypeId: type, deposit }),
    changed,
  );
  return (
    <>
      <Button onClick={() => send.mutate(question)}>Send</Button>
      {send.data && <p>It has arrived.</p>}
      <NewRequestFooter
        label="Foot"
        busy={send.isPending}
        waits={false}
        error={send.error}
        onBack={undefined}
        onGoOn={() => undefined}
      />
    </>
  );
}

/** As the steps before have read it. */
function Price() {
  const { data } = useQuery(facility(useApi(), ids.clinic));
  return <p>It costs {data?.mainServices[0]?.price}.</p>;
}

const sellingFor = (price: number): Facility[] => [
  {
    id: ids.clinic,
    name: 'Clinica San Luca',
    city: 'Roma',
    image: null,
    code: 'K7PM3XQ9',
    phone: null,
    email: null,
    timezone: 'Europe/Rome',
    FacilityTypeId: null,
    OrganizationId: ids.organization,
    organization: { id: ids.organization, name: 'Clinica San Luca' },
    configurationStatus: 'COMPLETE',
    address: null,
    streetNumber: null,
    suite: null,
    postcode: null,
    region: null,
    country: 'IT',
    website: null,
    mobile: null,
    bookingsPausedUntil: null,
    mainServices: [service(ids.visit, { price })],
    staff: [],
    dateUpdated: '2026-11-20T09:00:00.000Z',
  },
];

const opened = (changes: Partial<RequestDraft>, type: number, answers: Answers = {}) =>
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

describe('a request of a pet owner', () => {
  it.each([
    {
      what: 'an emergency by message, with its signs',
      type: CONSULTATION,
      changes: { redFlags: ['POISONING'], priority: 'HIGH' } as const,
      category: 'CONSULTATION',
      sent: { ...payload, redFlags: ['POISONING'], priority: 'HIGH' },
    },
    {
      what: 'a visit at home at the time that is held',
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
      what: 'a visit for which the clinic finds the time',
      type: HOME_VISIT,
      changes: { letClinicChoose: true, wish: ' in the mornings ' },
      category: 'VISIT',
      sent: {
        ...payload,
        note: 'She limps.\n\nWhen it would suit me: in the mornings',
        event: {},
        address: 'Via dei Serpenti 12, 00184 Roma',
      },
    },
  ])('is $what', async ({ type, changes, category, sent }) => {
    const { page, server } = await opened(changes, type);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByText('It has arrived.')).toBeVisible();
    expect(server.sent('POST /events').map(({ body }) => body)).toEqual([
      { type: 'HEALTH', category, clientId: 'made-on-the-device', sync: true, payload: sent },
    ]);
  });

  it.each([
    { why: 'at a time of their own', changes: {}, upfront: 700 },
    { why: 'where the clinic finds the time', changes: { letClinicChoose: true }, upfront: 0 },
  ])('says which deposit was agreed to, $why', async ({ changes, upfront }) => {
    const { page, server } = await renderScreen(
      <Send question={{ ...draft, ...changes }} type={HOME_VISIT} deposit={20} />,
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

  it('brings the new price where it was refused for the old one', async () => {
    const { page, server } = await renderScreen(
      <>
        <Price />
        <Send question={draft} type={HOME_VISIT} />
      </>,
      {
        app: 'owner',
        me: marta,
        answers: {
          'GET /facilities': () => sellingFor(3500),
          'POST /events': () => refusal(409, 'PRICE_CHANGED'),
        },
      },
    );
    await expect.element(page.getByText('It costs 3500.')).toBeVisible();
    server.answer('GET /facilities', () => sellingFor(4000));
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByText('It costs 4000.')).toBeVisible();
    await expect.element(page.getByText('The price has changed since it was shown.')).toBeVisible();
  });

  it('is sent once, however often it is pressed', async () => {
    const answer = heldAnswer();
    const { page, server } = await opened({}, CONSULTATION, { 'POST /events': answer.give });
    await page.getByRole('button', { name: 'Send' }).dblClick();
    await expect.poll(() => server.sent('POST /events').length).toBeGreaterThan(0);
    answer.release({ id: ids.conversation, seq: 1 });
    await expect.element(page.getByText('It has arrived.')).toBeVisible();
    expect(server.sent('POST /events').length).toBe(1);
  });

  it('goes under the same name when the connection was lost', async () => {
    const { page, server } = await opened({}, CONSULTATION, { 'POST /events': connectionLost });
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByText('There is no connection')).toBeVisible();
    server.answer('POST /events', () => ({ id: ids.conversation, seq: 1 }));
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByText('It has arrived.')).toBeVisible();
    const keys = server.sent('POST /events').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual(['made-on-the-device', 'made-on-the-device']);
  });

  it('asks anew what is wanted, where the clinic has ended it meanwhile', async () => {
    changed.mockClear();
    const gone = [{ field: 'payload.services', code: 'not_enabled' }];
    const { page } = await opened({}, CONSULTATION, {
      'POST /events': () => refusal(400, 'VALIDATION', gone),
      'GET /facilities': () => [],
    });
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByText('The clinic no longer offers')).toBeVisible();
    expect(changed.mock.calls).toEqual([[{ services: [], time: null }]]);
  });
});
