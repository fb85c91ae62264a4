import '@zampa/i18n/english/conversations-new';
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

const checked = (
  chosen: Partial<Service>,
  changes: Partial<RequestDraft> = {},
  { language, isPriceChanged = false }: { language?: Language; isPriceChanged?: boolean } = {},
) =>
  renderScreen(<CheckStep {...propsOf(service(ids.visit, chosen), changes, isPriceChanged)} />, {
    app: 'owner',
    me: marta,
    ...(language && { language }),
  });

const own = { time, letClinicChoose: false } as unknown as Partial<RequestDraft>;

describe('the price before a request goes', () => {
  it.each([
    ['en', 'a video consultation without a time', { ServiceTypeId: VIDEO }, {}, '€35.00'],
    ['en', 'a video consultation at a time', { ServiceTypeId: VIDEO }, own, '€35.00'],
    ['it', 'a video consultation at a time', { ServiceTypeId: VIDEO }, own, /^35,00.€/],
    ['en', 'what costs nothing', { price: 0 }, {}, 'free'],
  ] as const)('is said (%s): %s', async (language, _what, chosen, changes, says) => {
    const { page } = await checked(chosen, changes, { language });
    await expect.element(page.getByText(/^(Price|Prezzo)$/)).toBeVisible();
    await expect.element(page.getByText(says).first()).toBeVisible();
  });

  it.each([
    { why: 'no deposit', chosen: {}, changes: own, isLater: true },
    { why: 'a deposit', chosen: { deposit: 20 }, changes: own, isLater: false },
    { why: 'a deposit, but no time', chosen: { deposit: 20 }, changes: {}, isLater: true },
    { why: 'no price', chosen: { price: 0 }, changes: own, isLater: false },
  ])('is to be paid afterwards or not: $why', async ({ chosen, changes, isLater }) => {
    const { page } = await checked(chosen, changes);
    await expect.element(page.getByText('Price', { exact: true })).toBeVisible();
    expect(page.getByText('to be paid afterwards').elements()).toHaveLength(isLater ? 1 : 0);
  });

  it('has changed, which is said beside it', async () => {
    const { page } = await checked({ price: 4000 }, {}, { isPriceChanged: true });
    await expect.element(page.getByText('€40.00')).toBeVisible();
    await expect
      .element(
        page.getByRole('alert').getByText('The clinic has changed the price since you saw it'),
      )
      .toBeVisible();
  });
});

it.each([
  ['en', VISIT, 'When could you come?'],
  ['it', VISIT, 'Quando potresti venire?'],
  ['en', VIDEO, 'When would you have time?'],
  ['it', VIDEO, 'Quando avresti tempo?'],
  ['en', HOME_VISIT, 'When would you have time?'],
] as const)('asks in its own words when it suits (%s, %i)', async (language, type, label) => {
  const { page } = await renderScreen(
    <WhenStep {...propsOf(service(ids.visit, { ServiceTypeId: type }), {})} />,
    { app: 'owner', me: marta, language },
  );
  await expect.element(page.getByLabelText(label)).toBeVisible();
});

it.each([
  { known: [luna.id], says: false },
  { known: [], says: true },
])(
  'says before it is sent that the clinic will see a pet it does not see: $says',
  async ({ known, says }) => {
    const [clinic] = joinedClinics(marta.vetFacilities);
    const props = { ...propsOf(service(ids.visit), {}), clinic: { ...clinic, pets: known } };
    const { page } = await renderScreen(<CheckStep {...(props as unknown as StepProps)} />, {
      app: 'owner',
      me: marta,
    });
    await expect.element(page.getByText('She limps.')).toBeVisible();
    const note = page.getByText('Clinica San Luca will be able to see Luna from now on.');
    expect(note.elements()).toHaveLength(says ? 1 : 0);
  },
);
