import '@zampa/i18n/english/conversations-new-request';
import { joinedClinics } from '@zampa/client/clients/joined-clinics';
import type { Service } from '@zampa/contract/facilities/objects';
import type { Language } from '@zampa/domain/people/languages';
import type { RequestDraft } from '@zampa/shared-screens/conversations/use-request-draft';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, luna, marta, service } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { CheckStep } from './CheckStep.tsx';
import type { StepProps } from './step-props.ts';
import { WhenStep } from './WhenStep.tsx';

const MESSAGE = 1;
const HOME_VISIT = 2;
const VIDEO = 3;
const VISIT = 4;

const time = { start: '2038-03-02T14:00:00.000Z', assigneeId: ids.vera };

const draft = {
  pets: [luna.id],
  services: [ids.visit],
  note: 'She limps.',
  priority: 'MEDIUM',
  redFlags: [],
  photos: [],
  time: null,
  letClinicChoose: true,
  wish: '',
} as unknown as RequestDraft;

const propsOf = (chosen: Service, changes: Partial<RequestDraft>, isPriceChanged = false) => {
  const clinics = joinedClinics(marta.vetFacilities);
  return {
    draft: { ...draft, ...changes },
    clinics,
    clinic: clinics[0],
    pets: [luna],
    place: {},
    service: chosen,
    times: null,
    isPriceChanged,
  } as unknown as StepProps;
};

const renderCheckStep = (
  chosen: Partial<Service>,
  changes: Partial<RequestDraft> = {},
  { language, isPriceChanged = false }: { language?: Language; isPriceChanged?: boolean } = {},
) =>
  renderScreen(<CheckStep {...propsOf(service(ids.visit, chosen), changes, isPriceChanged)} />, {
    app: 'owner',
    me: marta,
    ...(language && { language }),
  });

const chosenTime = { time, letClinicChoose: false } as unknown as Partial<RequestDraft>;

describe('a message consultation with a deposit in CheckStep', () => {
  it.each([
    {
      language: 'en',
      now: 'Due now (of €35.00)',
      says: 'Next, you’ll pay by card.',
      back: 'If the clinic can’t take your request, you’ll get a full refund.',
    },
    {
      language: 'it',
      now: /^Da pagare ora \(su 35,00.€\)$/,
      says: 'Al prossimo passo pagherai con la carta.',
      back: 'Se la clinica non può seguire la tua richiesta, ricevi un rimborso completo.',
    },
  ] as const)('says in $language that it is paid first', async ({ language, now, says, back }) => {
    const { page } = await renderCheckStep(
      { deposit: 20, ServiceTypeId: MESSAGE },
      {},
      { language },
    );
    const terms = page.getByRole('region', { name: /^(Payment terms|Condizioni di pagamento)$/ });
    await expect.element(terms.getByText(now)).toBeVisible();
    await expect.element(terms.getByText(/^(€7\.00|7,00.€)$/)).toBeVisible();
    await expect.element(terms.getByText(back)).toBeVisible();
    await expect.element(terms.getByText(says)).toBeVisible();
  });
});

describe('price in CheckStep', () => {
  it.each([
    ['en', 'a video consultation without a time', { ServiceTypeId: VIDEO }, {}, '€35.00'],
    ['en', 'a video consultation at a time', { ServiceTypeId: VIDEO }, chosenTime, '€35.00'],
    ['it', 'a video consultation at a time', { ServiceTypeId: VIDEO }, chosenTime, /^35,00.€/],
    ['en', 'a free service', { price: 0 }, {}, 'free'],
  ] as const)('is shown (%s): %s', async (language, _what, chosen, changes, says) => {
    const { page } = await renderCheckStep(chosen, changes, { language });
    await expect.element(page.getByText(/^(Price|Prezzo)$/)).toBeVisible();
    await expect.element(page.getByText(says).first()).toBeVisible();
  });

  it.each([
    { why: 'no deposit', chosen: {}, changes: chosenTime, isLater: true },
    { why: 'a deposit', chosen: { deposit: 20 }, changes: chosenTime, isLater: false },
    { why: 'a deposit, but no time', chosen: { deposit: 20 }, changes: {}, isLater: true },
    {
      why: 'a deposit of a message consultation',
      chosen: { deposit: 20, ServiceTypeId: MESSAGE },
      changes: {},
      isLater: false,
    },
    { why: 'no price', chosen: { price: 0 }, changes: chosenTime, isLater: false },
  ])('is marked as due afterward or not, with $why', async ({ chosen, changes, isLater }) => {
    const { page } = await renderCheckStep(chosen, changes);
    await expect.element(page.getByText('Price', { exact: true })).toBeVisible();
    expect(page.getByText('due afterward').elements()).toHaveLength(isLater ? 1 : 0);
  });

  it('is marked as changed', async () => {
    const { page } = await renderCheckStep({ price: 4000 }, {}, { isPriceChanged: true });
    await expect.element(page.getByText('€40.00')).toBeVisible();
    await expect
      .element(
        page
          .getByRole('alert')
          .getByText(
            'The clinic changed the price. If you agree with the new one, send your request again.',
          ),
      )
      .toBeVisible();
  });
});

it.each([
  ['en', VISIT, 'When could you come?'],
  ['it', VISIT, 'Quando potresti venire?'],
  ['en', VIDEO, 'When will you be home?'],
  ['it', VIDEO, 'Quando sarai a casa?'],
  ['en', HOME_VISIT, 'When will you be home?'],
] as const)(
  'WhenStep asks for preferred times in words that fit the service (%s, %i)',
  async (language, type, label) => {
    const { page } = await renderScreen(
      <WhenStep {...propsOf(service(ids.visit, { ServiceTypeId: type }), {})} />,
      { app: 'owner', me: marta, language },
    );
    await expect.element(page.getByLabelText(label)).toBeVisible();
  },
);

it.each([
  { sharedPets: [luna.id], says: false },
  { sharedPets: [], says: true },
])(
  'CheckStep says that a new pet will be shared with the clinic: $says',
  async ({ sharedPets, says }) => {
    const [clinic] = joinedClinics(marta.vetFacilities);
    const props = { ...propsOf(service(ids.visit), {}), clinic: { ...clinic, pets: sharedPets } };
    const { page } = await renderScreen(<CheckStep {...(props as unknown as StepProps)} />, {
      app: 'owner',
      me: marta,
    });
    await expect.element(page.getByText('She limps.')).toBeVisible();
    const note = page.getByText('Clinica San Luca will be able to see Luna.');
    expect(note.elements()).toHaveLength(says ? 1 : 0);
  },
);
