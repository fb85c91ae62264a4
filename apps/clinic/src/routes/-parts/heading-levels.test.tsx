import '@zampa/i18n/english/facilities-onboarding';
import '@zampa/i18n/english/services';
import '@zampa/i18n/english/timetables';
import { configuration } from '@zampa/shared-screens/rendered/configuration.test-data';
import { ids, service } from '@zampa/shared-screens/rendered/samples.test-data';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { facility } from '../../features/facilities/facility.test-data.ts';
import { FacilityDataForm } from '../../features/facilities/FacilityDataForm.tsx';
import { OnboardingScreen } from '../../features/facilities/onboarding/OnboardingScreen.tsx';
import { SetUpCard } from '../../features/facilities/onboarding/SetUpCard.tsx';
import { StepFrame } from '../../features/facilities/onboarding/StepFrame.tsx';
import { ServicesScreen } from '../../features/services/ServicesScreen.tsx';
import { TimetableScreen } from '../../features/timetables/TimetableScreen.tsx';
import { TimetablesScreen } from '../../features/timetables/TimetablesScreen.tsx';
import { WorkingHoursForm } from '../../features/timetables/WorkingHoursForm.tsx';

const nothing = () => undefined;
const hours = <WorkingHoursForm renderProposal={() => null} />;
const services = <ServicesScreen chosen={undefined} onChoose={nothing} />;
const home = (
  <>
    <h2>Good morning, Vera</h2>
    <SetUpCard />
    <h3>Requests</h3>
  </>
);

it.each<{ on: string; screen: ReactNode; shows: string; levels: readonly number[] }>([
  { on: 'the hours', screen: hours, shows: 'Sunday', levels: [1, 2, 2, 2, 2, 2, 2, 2] },
  {
    on: 'the step of the hours',
    screen: <StepFrame step="hours">{hours}</StepFrame>,
    shows: 'Sunday',
    levels: [1, 2, 3, 3, 3, 3, 3, 3, 3],
  },
  {
    on: 'a new timetable',
    screen: <TimetableScreen timetableId={null} renderProposal={() => null} onDone={nothing} />,
    shows: 'Sunday',
    levels: [1, 2, 2, 2, 2, 2, 2, 2],
  },
  { on: 'the timetables', screen: <TimetablesScreen />, shows: 'clinic’s hours', levels: [1, 2] },
  { on: 'the checklist', screen: <OnboardingScreen />, shows: 'Set up', levels: [1, 2] },
  { on: 'Home while something is missing', screen: home, shows: 'Set up', levels: [1, 2, 3, 3] },
  { on: 'the data', screen: <FacilityDataForm />, shows: 'What clients see', levels: [1, 2] },
  {
    on: 'the step of the data',
    screen: (
      <StepFrame step="data">
        <FacilityDataForm />
      </StepFrame>
    ),
    shows: 'What clients see',
    levels: [1, 2, 3],
  },
  {
    on: 'the step of the services',
    screen: <StepFrame step="services">{services}</StepFrame>,
    shows: 'Services',
    levels: [1, 2],
  },
])('heading levels are nested correctly on $on', async ({ screen, shows, levels }) => {
  const { page } = await renderAtClinic(
    <>
      <h1>The page</h1>
      {screen}
    </>,
    {
      answers: {
        'GET /facilities': () => [facility],
        'GET /facilities/types': () => [],
        'GET /facilities/configuration': () => ({
          ...configuration,
          services: [service(ids.visit)],
        }),
        'GET /facilities/complete': () => ({ complete: false, percent: 50, missing: ['hours'] }),
        'GET /users/facility/{id}/vets': () => [],
        'GET /pets/attributes': () => ({
          species: [],
          breeds: [],
          coats: [],
          origins: [],
          sex: [],
        }),
      },
    },
  );
  await expect.element(page.getByRole('heading', { name: shows }).last()).toBeVisible();
  const headings = page.getByRole('heading').elements();
  expect(headings.map(({ tagName }) => Number(tagName.slice(1)))).toEqual(levels);
});
