import '@zampa/i18n/english/clients-leaving';
import '@zampa/i18n/english/clients-clinics';
import type { Facility } from '@zampa/contract/facilities/objects';
import type { User, VetFacility } from '@zampa/contract/people/user';
import { appointment } from '@zampa/shared-screens/rendered/appointment.test-data';
import { sanLuca } from '@zampa/shared-screens/rendered/facility-sample.test-data';
import { payment } from '@zampa/shared-screens/rendered/payment.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import {
  client,
  ids,
  luna,
  marta,
  noAttributes,
  service,
} from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { ClinicPage } from './ClinicScreen.tsx';

const [relation] = marta.vetFacilities;
if (!relation) throw new Error('a pet owner without a clinic');

const STEP = 'PATCH /client/status';
const elsewhere = { ...appointment({}).facility, id: ids.otherClient };
const openItems = {
  'GET /pets/attributes': () => noAttributes,
  'GET /appointments': () => [appointment({}), { ...appointment({}), facility: elsewhere }],
  'GET /payments': () => [payment],
};

const renderPage = (
  relations: readonly VetFacility[],
  { me = marta, facility = sanLuca }: { me?: User; facility?: Facility } = {},
) =>
  renderScreen(
    // The page shows the status of the first relation.
    <ClinicPage clinic={{ ...(relations[0] ?? relation), relations }} />,
    {
      app: 'owner',
      me,
      answers: { ...openItems, 'GET /facilities': () => [facility], [STEP]: () => client },
    },
  );

/** Renders the page and opens its menu. */
async function openMenu(relations: readonly VetFacility[], me = marta) {
  const rendered = await renderPage(relations, { me });
  await rendered.page.getByRole('button', { name: 'More actions' }).click();
  return rendered;
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe('ClinicPage', () => {
  it.each([
    ['an open clinic', { openUntil: inHours(1), opensAt: inHours(30) }, /^Open until /],
    ['a closed clinic', { openUntil: null, opensAt: inHours(20) }, /^Closed · opens \w+ \d+/],
    ['a clinic closed for weeks', { openUntil: null, opensAt: null }, /^Closed$/],
  ])('tells the hours of %s', async (_which, opening, words) => {
    const { page } = await renderPage([relation], { facility: { ...sanLuca, opening } });
    await expect.element(page.getByText(words)).toBeVisible();
  });

  it('links address, phone and emergency number', async () => {
    const facility = {
      ...sanLuca,
      address: 'Via Tuscolana',
      streetNumber: '118',
      phone: '+390612345678',
      emergencyPhone: '+393339998877',
      emergencyText: 'Nights and Sundays',
    };
    const { page } = await renderPage([relation], { facility });
    await expect
      .element(page.getByRole('link', { name: /^Via Tuscolana 118/ }))
      .toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/search/));
    await expect
      .element(page.getByRole('link', { name: /Nights and Sundays/ }))
      .toHaveAttribute('href', 'tel:+393339998877');
  });

  it.each([
    { which: 'that accepts requests', acceptsRequests: true, links: 1 },
    { which: 'that accepts none now', acceptsRequests: false, links: 0 },
  ])('shows the services of a clinic $which', async ({ acceptsRequests, links }) => {
    const vaccination = service(ids.visit, { name: 'Vaccination', price: 4500 });
    const { page } = await renderPage([{ ...relation, acceptsRequests }], {
      facility: { ...sanLuca, mainServices: [vaccination] },
    });
    await expect.element(page.getByText('€45.00')).toBeVisible();
    const begun = page
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.includes(`service=${ids.visit}`));
    expect(begun).toHaveLength(links);
    expect(page.getByRole('link', { name: 'Ask' }).elements()).toHaveLength(links);
  });
});

it.each([
  ['it is left', 'Leave this clinic'],
  ['it is paused', 'Pause this clinic'],
])(
  'ClinicPage lists and links booked appointments and amounts due before %s',
  async (_what, name) => {
    const { page, server } = await openMenu([relation]);
    await page.getByRole('menuitem', { name }).click();
    await expect
      .element(
        page.getByText(
          /This appointment stays booked\. If you don’t want to come, cancel it first; what you paid will be refunded\./,
        ),
      )
      .toBeVisible();
    const booked = page.getByRole('link', { name: /7 December.*Luna/ });
    await expect.poll(() => booked.elements().length).toBe(1);
    await expect
      .element(page.getByText(/^This amount is still due\. You can pay it as usual\./))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: '€35.00 · Luna' })).toBeVisible();
    expect(server.sent('GET /payments')[0]?.query).toMatchObject({
      status: 'TO_BE_PAID',
      facilityId: ids.clinic,
      familyId: ids.family,
    });
  },
);

it('ClinicPage pauses the clinic only after confirmation', async () => {
  const { page, server } = await openMenu([relation]);
  await page.getByRole('menuitem', { name: 'Pause this clinic' }).click();
  const question = page.getByRole('dialog', { name: 'Pause Clinica San Luca?' });
  await expect
    .element(question.getByText(/^Until you resume, you can’t message .*, book or reschedule/))
    .toBeVisible();
  expect(server.sent(STEP)).toEqual([]);
  await question.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(server.sent(STEP).map(({ body }) => body)).toEqual([
    { userId: ids.marta, facilityId: ids.clinic, familyId: ids.family, status: 'DISABLED_BY_PO' },
  ]);
});

it('ClinicPage resumes a paused clinic with one press, and still offers to leave the clinic', async () => {
  const { page, server } = await openMenu([{ ...relation, status: 'DISABLED_BY_PO' }]);
  await expect.element(page.getByRole('menuitem', { name: 'Leave this clinic' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Pause this clinic' }).query()).toBeNull();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect
    .poll(() => server.sent(STEP).map(({ body }) => body))
    .toEqual([
      { userId: ids.marta, facilityId: ids.clinic, familyId: ids.family, status: 'ACTIVE' },
    ]);
});

it.each(['ACTIVE', 'DISABLED_BY_PO'] as const)(
  'ClinicPage offers no actions to members without admin rights: %s',
  async (status) => {
    const member = { ...marta, families: marta.families.map((each) => ({ ...each, idRole: 10 })) };
    const { page } = await renderPage([{ ...relation, status }], { me: member });
    await expect.element(page.getByText('Clinica San Luca').first()).toBeVisible();
    expect(page.getByRole('button').elements()).toEqual([]);
  },
);

it("ClinicPage lets two families pause and resume separately, labeled with their pets' names", async () => {
  const other = { ...luna, id: ids.otherClient, name: 'Argo', FamilyId: ids.otherClient };
  const both = {
    ...marta,
    pets: [luna, other],
    families: marta.families.flatMap((each) => [each, { ...each, id: ids.otherClient }]),
  };
  const paused = { ...relation, FamilyId: ids.otherClient, status: 'DISABLED_BY_PO' } as const;
  const { page } = await openMenu([relation, paused], both);
  await expect.element(page.getByRole('menuitem', { name: 'Pause with Luna' })).toBeVisible();
  await expect.element(page.getByText('Paused for Argo.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Resume with Argo' })).toBeVisible();
});
